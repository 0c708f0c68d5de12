/**
 * @generated SignedSource<<b854e3a49f7a3f51f51e6692ce1a1baf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Diet = "gluten_free" | "lactose_free" | "vegan" | "vegetarian" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DietaryFacts_diets$data = {
  readonly diets: ReadonlyArray<Diet> | null | undefined;
  readonly " $fragmentType": "DietaryFacts_diets";
};
export type DietaryFacts_diets$key = {
  readonly " $data"?: DietaryFacts_diets$data;
  readonly " $fragmentSpreads": FragmentRefs<"DietaryFacts_diets">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DietaryFacts_diets",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "diets",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "1ae843fcd294e4e78de82ce2c9226aca";

export default node;
