/**
 * @generated SignedSource<<807775859553b6113015520cd717e26c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FavouriteButton_product$data = {
  readonly id: string;
  readonly " $fragmentType": "FavouriteButton_product";
};
export type FavouriteButton_product$key = {
  readonly " $data"?: FavouriteButton_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"FavouriteButton_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FavouriteButton_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "beeda87ecfc93125b0bd18a6a8d5c0c9";

export default node;
