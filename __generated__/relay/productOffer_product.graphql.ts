/**
 * @generated SignedSource<<e613a7575f7e4b22d43e79d3d52f16bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MeasureUnit = "g" | "kg" | "l" | "ml" | "unit" | "%future added value";
export type ProductStatus = "active" | "draft" | "inactive" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type productOffer_product$data = {
  readonly seller: {
    readonly deactivatedUntil: string | null | undefined;
  };
  readonly status: ProductStatus;
  readonly variants: ReadonlyArray<{
    readonly comparedAtPrice: number | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly price: number;
    readonly stock: number;
    readonly stockMdo: number;
    readonly stockOnHold: number;
    readonly stored: boolean;
    readonly trackStock: boolean;
    readonly unitPrice: {
      readonly amount: number;
      readonly price: number;
      readonly unit: MeasureUnit;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"AddControl_variant">;
  }>;
  readonly " $fragmentType": "productOffer_product";
};
export type productOffer_product$key = {
  readonly " $data"?: productOffer_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"productOffer_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "productOffer_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
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
          "name": "deactivatedUntil",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "comparedAtPrice",
          "storageKey": null
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
          "name": "stock",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stockOnHold",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stored",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stockMdo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "UnitPrice",
          "kind": "LinkedField",
          "name": "unitPrice",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "amount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "unit",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AddControl_variant"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "16a8e5c75435d8ee80e8c3bd244821d3";

export default node;
