/**
 * @generated SignedSource<<a41c025a8a8592a331973d501c6f7d4a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BasketWarnings_userBasket$data = {
  readonly cardWanted: {
    readonly by: string;
    readonly period: {
      readonly deliveryDay: string;
    };
    readonly slot: {
      readonly from: string;
    } | null | undefined;
  } | null | undefined;
  readonly location: {
    readonly name: string;
  } | null | undefined;
  readonly next: {
    readonly changeBy: string;
    readonly slot: {
      readonly __typename: "TimeSlot";
    } | null | undefined;
  } | null | undefined;
  readonly shippingZone: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "BasketWarnings_userBasket";
};
export type BasketWarnings_userBasket$key = {
  readonly " $data"?: BasketWarnings_userBasket$data;
  readonly " $fragmentSpreads": FragmentRefs<"BasketWarnings_userBasket">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BasketWarnings_userBasket",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CardWanted",
      "kind": "LinkedField",
      "name": "cardWanted",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Period",
          "kind": "LinkedField",
          "name": "period",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "deliveryDay",
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
          "name": "by",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NextBasket",
      "kind": "LinkedField",
      "name": "next",
      "plural": false,
      "selections": [
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
              "name": "__typename",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changeBy",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "location",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShippingZone",
      "kind": "LinkedField",
      "name": "shippingZone",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "UserBasket",
  "abstractKey": null
};
})();

(node as any).hash = "445b17978ab8017d1f8318c39ed2d7c1";

export default node;
