/**
 * @generated SignedSource<<464577710ffdfab92879f6d99103ed02>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Temperature = "cold" | "frozen" | "normal" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProductKeeping_product$data = {
  readonly temperature: Temperature;
  readonly " $fragmentSpreads": FragmentRefs<"DietaryFacts_diets">;
  readonly " $fragmentType": "ProductKeeping_product";
};
export type ProductKeeping_product$key = {
  readonly " $data"?: ProductKeeping_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductKeeping_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductKeeping_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "temperature",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DietaryFacts_diets"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "b277932f19c64394f472718991f92a5a";

export default node;
