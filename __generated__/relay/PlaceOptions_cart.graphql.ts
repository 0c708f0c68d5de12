/**
 * @generated SignedSource<<fc983451d0de15e1f31571905606b3a1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlaceOptions_cart$data = {
  readonly fromStorage: boolean;
  readonly shippingZone: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ZoneRow_zone">;
  } | null | undefined;
  readonly totals: {
    readonly freeDeliveryAbove: number;
  };
  readonly " $fragmentType": "PlaceOptions_cart";
};
export type PlaceOptions_cart$key = {
  readonly " $data"?: PlaceOptions_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlaceOptions_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlaceOptions_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fromStorage",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "ZoneRow_zone"
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

(node as any).hash = "56bc8dde9161fcb8e37886def285683a";

export default node;
