/**
 * @generated SignedSource<<ff7ba0b458b3bb90d808e0f45381ef42>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Allergen = "eggs" | "fish" | "gluten" | "milk" | "mustard" | "nuts" | "peanuts" | "sesame" | "shellfish" | "soy" | "sulphites" | "%future added value";
export type AllergenPresence = "contains" | "free" | "traces" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DietaryFacts_allergens$data = {
  readonly allergens: ReadonlyArray<{
    readonly allergen: Allergen;
    readonly presence: AllergenPresence;
  }> | null | undefined;
  readonly " $fragmentType": "DietaryFacts_allergens";
};
export type DietaryFacts_allergens$key = {
  readonly " $data"?: DietaryFacts_allergens$data;
  readonly " $fragmentSpreads": FragmentRefs<"DietaryFacts_allergens">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DietaryFacts_allergens",
  "selections": [
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

(node as any).hash = "3241a18a44c2ad3d9c1fa1d6eaac72ab";

export default node;
