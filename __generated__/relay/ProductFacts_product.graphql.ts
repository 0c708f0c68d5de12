/**
 * @generated SignedSource<<c211ff55862c2d534469dae1b3811343>>
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
  readonly variants: ReadonlyArray<{
    readonly stored: boolean;
  }>;
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
      "alias": null,
      "args": null,
      "concreteType": "Variant",
      "kind": "LinkedField",
      "name": "variants",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stored",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "2d1f4b9797ed49827b853c62aae493ab";

export default node;
