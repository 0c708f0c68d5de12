/**
 * @generated SignedSource<<d32f235c05611c00325f1700b5d3fa98>>
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
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "160a01bf686438df059fbb7d27495207";

export default node;
