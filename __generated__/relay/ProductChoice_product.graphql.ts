/**
 * @generated SignedSource<<090fe05f9c914106594cde23d8cf36c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductChoice_product$data = {
  readonly seller: {
    readonly name: string;
  };
  readonly taxable: boolean;
  readonly variants: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"BuyControl_variant" | "VariantDetail_variant" | "VariantFacts_variant">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"productOffer_product">;
  readonly " $fragmentType": "ProductChoice_product";
};
export type ProductChoice_product$key = {
  readonly " $data"?: ProductChoice_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductChoice_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductChoice_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "taxable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Seller",
      "kind": "LinkedField",
      "name": "seller",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
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
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BuyControl_variant"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "VariantDetail_variant"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "VariantFacts_variant"
        }
      ],
      "storageKey": null
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

(node as any).hash = "bd3c80ac96c263aa4037142b31f1941a";

export default node;
