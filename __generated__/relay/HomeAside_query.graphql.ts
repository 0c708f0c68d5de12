/**
 * @generated SignedSource<<bcb775136be4d762e516b873b886720b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeAside_query$data = {
  readonly baskets: ReadonlyArray<{
    readonly images: ReadonlyArray<{
      readonly path: string;
    }>;
    readonly price: number;
  }>;
  readonly newest: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly handle: string;
        readonly id: string;
        readonly name: string;
        readonly town: string | null | undefined;
        readonly trade: string | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"SellerMark_seller">;
      };
    }>;
  };
  readonly " $fragmentType": "HomeAside_query";
};
export type HomeAside_query$key = {
  readonly " $data"?: HomeAside_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeAside_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeAside_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Basket",
      "kind": "LinkedField",
      "name": "baskets",
      "plural": true,
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
          "concreteType": "Image",
          "kind": "LinkedField",
          "name": "images",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "path",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "newest",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 3
        },
        {
          "kind": "Literal",
          "name": "ordering",
          "value": {
            "direction": "desc",
            "sort": "createdAt"
          }
        }
      ],
      "concreteType": "SellerConnection",
      "kind": "LinkedField",
      "name": "sellers",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SellerEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Seller",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
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
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "SellerMark_seller"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "sellers(first:3,ordering:{\"direction\":\"desc\",\"sort\":\"createdAt\"})"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "fbd44057d442ef6395ad9c5b424b1e72";

export default node;
