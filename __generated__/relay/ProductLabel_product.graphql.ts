/**
 * @generated SignedSource<<cc0b827c0c3b4bbd5c26598ae16e1154>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ServingUnit = "g" | "ml" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProductLabel_product$data = {
  readonly ingredients: string | null | undefined;
  readonly nutrition: {
    readonly carbohydrate: number;
    readonly energy: number;
    readonly fat: number;
    readonly fibre: number;
    readonly protein: number;
    readonly saturated: number;
    readonly serving: number;
    readonly sodium: number;
    readonly sugars: number;
    readonly unit: ServingUnit;
  } | null | undefined;
  readonly " $fragmentType": "ProductLabel_product";
};
export type ProductLabel_product$key = {
  readonly " $data"?: ProductLabel_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductLabel_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductLabel_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ingredients",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Nutrition",
      "kind": "LinkedField",
      "name": "nutrition",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "serving",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "energy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fat",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "saturated",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "carbohydrate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fibre",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sugars",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "protein",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sodium",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "97a6b265411849c4616811f602ef9c8e";

export default node;
