/**
 * @generated SignedSource<<71dfe6ac28bf8c11d30c704938e8fc60>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FavouritesGrid_products$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"FavouriteMark_product" | "ProductCard_product">;
  readonly " $fragmentType": "FavouritesGrid_products";
}>;
export type FavouritesGrid_products$key = ReadonlyArray<{
  readonly " $data"?: FavouritesGrid_products$data;
  readonly " $fragmentSpreads": FragmentRefs<"FavouritesGrid_products">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "FavouritesGrid_products",
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
      "name": "ProductCard_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FavouriteMark_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "b10f0af3970b023c78636d46326ee315";

export default node;
