/**
 * @generated SignedSource<<a9e7632e76f86f0d8bb5d261e00cf007>>
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
  readonly " $fragmentSpreads": FragmentRefs<"RestockNotice_product" | "productOffer_product">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RestockNotice_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "0706f4d233aa847ff8b1ccd5fea73574";

export default node;
