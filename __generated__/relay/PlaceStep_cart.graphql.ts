/**
 * @generated SignedSource<<bb417f261de192eee7f37177262fbf6c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlaceStep_cart$data = {
  readonly fromStorage: boolean;
  readonly locationId: string | null | undefined;
  readonly shippingZone: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ZoneRow_zone">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"FreeDelivery_cart">;
  readonly " $fragmentType": "PlaceStep_cart";
};
export type PlaceStep_cart$key = {
  readonly " $data"?: PlaceStep_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlaceStep_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlaceStep_cart",
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
      "kind": "ScalarField",
      "name": "locationId",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "FreeDelivery_cart"
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "b51bb1543b4c0b219c647466fa223659";

export default node;
