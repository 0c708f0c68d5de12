/**
 * @generated SignedSource<<e9604870f76961e209e7b166220dcd79>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductFacts_product$data = {
  readonly isAlcohol: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"DietaryFacts_allergens" | "productOffer_product">;
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
      "name": "isAlcohol",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DietaryFacts_allergens"
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

(node as any).hash = "4a327febe18f18fb0f05856a7cbd58c3";

export default node;
