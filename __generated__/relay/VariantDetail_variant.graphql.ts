/**
 * @generated SignedSource<<42d89f6f3daa3832137b7d640642060f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MeasureUnit = "g" | "kg" | "l" | "ml" | "unit" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type VariantDetail_variant$data = {
  readonly deposit: number;
  readonly unitPrice: {
    readonly amount: number;
    readonly price: number;
    readonly unit: MeasureUnit;
  } | null | undefined;
  readonly " $fragmentType": "VariantDetail_variant";
};
export type VariantDetail_variant$key = {
  readonly " $data"?: VariantDetail_variant$data;
  readonly " $fragmentSpreads": FragmentRefs<"VariantDetail_variant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VariantDetail_variant",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deposit",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "price",
          "storageKey": null
        },
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
    }
  ],
  "type": "Variant",
  "abstractKey": null
};

(node as any).hash = "8715fe1125464ea4d60f73a28f8fa544";

export default node;
