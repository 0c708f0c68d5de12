/**
 * @generated SignedSource<<618d7329d6df4e4fc7e48be8964731ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FavouriteMark_product$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "FavouriteMark_product";
};
export type FavouriteMark_product$key = {
  readonly " $data"?: FavouriteMark_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"FavouriteMark_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FavouriteMark_product",
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
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "540ab307fc4098e5bd6ce54640e432fa";

export default node;
