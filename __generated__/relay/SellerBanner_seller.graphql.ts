/**
 * @generated SignedSource<<f271ab36563840c893c939c58eee0b0a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SellerBanner_seller$data = {
  readonly handle: string;
  readonly images: ReadonlyArray<{
    readonly path: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"SellerMark_seller" | "SellerTags_seller">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SellerTags_seller"
    }
  ],
  "type": "Seller",
  "abstractKey": null
};

(node as any).hash = "f549fd6d62b119555cc41eaa1e25d87b";

export default node;
