/**
 * @generated SignedSource<<26fec1f8977553c4ac285f6432d12a3f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TaxKind = "both" | "gst" | "pst" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProductChoice_product$data = {
  readonly seller: {
    readonly name: string;
  };
  readonly taxKind: TaxKind;
  readonly taxable: boolean;
  readonly variants: ReadonlyArray<{
    readonly deposit: number;
    readonly id: string;
    readonly trackStock: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"BuyControl_variant">;
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
      "kind": "ScalarField",
      "name": "taxKind",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "trackStock",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deposit",
          "storageKey": null
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

(node as any).hash = "8441e92d3a62e4746de7a301bf07e4cc";

export default node;
