/**
 * @generated SignedSource<<5151d3bc6075a55297deb31b8c5b1615>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SellerCard_seller$data = {
  readonly handle: string;
  readonly name: string;
  readonly products: {
    readonly count: number;
  };
  readonly regional: boolean;
  readonly town: string | null | undefined;
  readonly trade: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"SellerBanner_seller">;
  readonly " $fragmentType": "SellerCard_seller";
};
export type SellerCard_seller$key = {
  readonly " $data"?: SellerCard_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerCard_seller">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SellerCard_seller",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "handle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trade",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "town",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "regional",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 0
        }
      ],
      "concreteType": "ProductConnection",
      "kind": "LinkedField",
      "name": "products",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": "products(first:0)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SellerBanner_seller"
    }
  ],
  "type": "Seller",
  "abstractKey": null
};

(node as any).hash = "8573504248c8a1bd5e0acdad4817fc69";

export default node;
