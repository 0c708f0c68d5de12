/**
 * @generated SignedSource<<2587703e7833be8d7d986fb54e54f2c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Temperature = "cold" | "frozen" | "normal" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProductFacts_product$data = {
  readonly isAlcohol: boolean;
  readonly temperature: Temperature;
  readonly " $fragmentSpreads": FragmentRefs<"DietaryFacts_product" | "productOffer_product">;
  readonly " $fragmentType": "ProductFacts_product";
};
export type ProductFacts_product$key = {
  readonly " $data"?: ProductFacts_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductFacts_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductFacts_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "temperature",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAlcohol",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DietaryFacts_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "productOffer_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "f7007d4433daf27db123aacf12fa3a8d";

export default node;
