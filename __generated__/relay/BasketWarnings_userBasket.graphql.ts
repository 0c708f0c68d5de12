/**
 * @generated SignedSource<<5b799744c396c9950dd0739c935ff6f6>>
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

const node: ReaderFragment = {
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UserBasket",
  "abstractKey": null
};

(node as any).hash = "1e1a5e3b802dcd96976346df59fb0585";

export default node;
