/**
 * @generated SignedSource<<04afb9d9695a82f6bc3dce85a1fef9e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SellerBanner_seller$data = {
  readonly createdAt: string;
  readonly deactivatedUntil: string | null | undefined;
  readonly handle: string;
  readonly images: ReadonlyArray<{
    readonly path: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"SellerMark_seller">;
  readonly " $fragmentType": "SellerBanner_seller";
};
export type SellerBanner_seller$key = {
  readonly " $data"?: SellerBanner_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerBanner_seller">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SellerBanner_seller",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "handle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deactivatedUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "images",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SellerMark_seller"
    }
  ],
  "type": "Seller",
  "abstractKey": null
};

(node as any).hash = "9950119ea1874e0655c6146b521ce281";

export default node;
