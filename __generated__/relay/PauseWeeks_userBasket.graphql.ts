/**
 * @generated SignedSource<<8147e0dc968de828e2c13c02d5542df0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PauseWeeks_userBasket$data = {
  readonly basket: {
    readonly name: string;
  };
  readonly id: string;
  readonly isPaused: boolean;
  readonly weeks: ReadonlyArray<{
    readonly isDue: boolean;
    readonly isPaused: boolean;
    readonly optOutBy: string;
    readonly period: {
      readonly closed: boolean;
      readonly deliveryDay: string;
      readonly id: string;
    };
    readonly slot: {
      readonly from: string;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "PauseWeeks_userBasket";
};
export type PauseWeeks_userBasket$key = {
  readonly " $data"?: PauseWeeks_userBasket$data;
  readonly " $fragmentSpreads": FragmentRefs<"PauseWeeks_userBasket">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isPaused",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PauseWeeks_userBasket",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Basket",
      "kind": "LinkedField",
      "name": "basket",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BasketWeek",
      "kind": "LinkedField",
      "name": "weeks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Period",
          "kind": "LinkedField",
          "name": "period",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "deliveryDay",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "closed",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TimeSlot",
          "kind": "LinkedField",
          "name": "slot",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "from",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDue",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "optOutBy",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UserBasket",
  "abstractKey": null
};
})();

(node as any).hash = "5e6769b3b6f8cf4b429567453329d043";

export default node;
