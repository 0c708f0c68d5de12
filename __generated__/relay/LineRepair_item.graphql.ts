/**
 * @generated SignedSource<<cd5f915b7620ce85ad24876da289821d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CartItemProblem = "BOX_NEEDS_ACCOUNT" | "MAX_REACHED" | "UNAVAILABLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LineRepair_item$data = {
  readonly max: number;
  readonly problem: CartItemProblem | null | undefined;
  readonly quantity: number;
  readonly variant: {
    readonly product: {
      readonly name: string;
    };
  };
  readonly variantId: string;
  readonly " $fragmentType": "LineRepair_item";
};
export type LineRepair_item$key = {
  readonly " $data"?: LineRepair_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"LineRepair_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LineRepair_item",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "variantId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "max",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "problem",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Variant",
      "kind": "LinkedField",
      "name": "variant",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Product",
          "kind": "LinkedField",
          "name": "product",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CartItem",
  "abstractKey": null
};

(node as any).hash = "66ac57542a3bc1ff40a14d28b13660d4";

export default node;
