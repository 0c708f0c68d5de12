/**
 * @generated SignedSource<<59fd84e75662da5b779096026ed3fe9d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryWaiver = "already_paid" | "free_zone" | "over_threshold" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FreeDelivery_cart$data = {
  readonly shippingZone: {
    readonly price: number;
  } | null | undefined;
  readonly totals: {
    readonly deliveryWaiver: DeliveryWaiver | null | undefined;
    readonly freeDeliveryAbove: number;
    readonly items: number;
  };
  readonly " $fragmentType": "FreeDelivery_cart";
};
export type FreeDelivery_cart$key = {
  readonly " $data"?: FreeDelivery_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"FreeDelivery_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FreeDelivery_cart",
  "selections": [
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
          "name": "price",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Totals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "items",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deliveryWaiver",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "freeDeliveryAbove",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "60b396f0ed079212c8c8996c72799d8d";

export default node;
