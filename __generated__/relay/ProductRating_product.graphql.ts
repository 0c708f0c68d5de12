/**
 * @generated SignedSource<<7c579207ee130c8530b380263e29f3eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductRating_product$data = {
  readonly avgRating: number | null | undefined;
  readonly nbRating: number;
  readonly " $fragmentType": "ProductRating_product";
};
export type ProductRating_product$key = {
  readonly " $data"?: ProductRating_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductRating_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductRating_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "avgRating",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nbRating",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "42f44cd6d52b7c92400dc32a89a210ef";

export default node;
