/**
 * @generated SignedSource<<bfc35f8d2697577b02601acecf85d622>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FavouritesSection_user$data = {
  readonly favourites: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"FavouritesGrid_products">;
  }>;
  readonly favouritesBack: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly " $fragmentType": "FavouritesSection_user";
};
export type FavouritesSection_user$key = {
  readonly " $data"?: FavouritesSection_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"FavouritesSection_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FavouritesSection_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "favourites",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FavouritesGrid_products"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "favouritesBack",
      "plural": true,
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
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "f7c32786510f084674648e996449c1e3";

export default node;
