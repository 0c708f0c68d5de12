/**
 * @generated SignedSource<<f9185d9c54e57614de72b0beb5477156>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Allergen = "eggs" | "fish" | "gluten" | "milk" | "mustard" | "nuts" | "peanuts" | "sesame" | "shellfish" | "soy" | "sulphites" | "%future added value";
export type AllergenPresence = "contains" | "free" | "traces" | "%future added value";
export type Diet = "gluten_free" | "lactose_free" | "vegan" | "vegetarian" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DietaryFacts_product$data = {
  readonly allergens: ReadonlyArray<{
    readonly allergen: Allergen;
    readonly presence: AllergenPresence;
  }> | null | undefined;
  readonly diets: ReadonlyArray<Diet> | null | undefined;
  readonly " $fragmentType": "DietaryFacts_product";
};
export type DietaryFacts_product$key = {
  readonly " $data"?: DietaryFacts_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"DietaryFacts_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DietaryFacts_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "diets",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AllergenDeclaration",
      "kind": "LinkedField",
      "name": "allergens",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "allergen",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "presence",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "3beaacf81c769da8c2ceb1d3bdc7ed93";

export default node;
