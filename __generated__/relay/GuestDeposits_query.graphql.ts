/**
 * @generated SignedSource<<31d7270c2775309b0f362d1ab28c56b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GuestDeposits_query$data = {
  readonly staff: {
    readonly guestOrders: {
      readonly count: number;
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly createdAt: string;
          readonly customerName: string;
          readonly depositsHeld: number | null | undefined;
          readonly id: string;
          readonly number: number;
          readonly " $fragmentSpreads": FragmentRefs<"OrderDeposit_order">;
        };
      }>;
    };
  } | null | undefined;
  readonly " $fragmentType": "GuestDeposits_query";
};
export type GuestDeposits_query$key = {
  readonly " $data"?: GuestDeposits_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"GuestDeposits_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "words"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "GuestDeposits_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Staff",
      "kind": "LinkedField",
      "name": "staff",
      "plural": false,
      "selections": [
        {
          "alias": "guestOrders",
          "args": [
            {
              "fields": [
                {
                  "kind": "Literal",
                  "name": "depositsHeld",
                  "value": true
                },
                {
                  "kind": "Variable",
                  "name": "words",
                  "variableName": "words"
                }
              ],
              "kind": "ObjectValue",
              "name": "filter"
            },
            {
              "kind": "Literal",
              "name": "first",
              "value": 50
            }
          ],
          "concreteType": "OrderConnection",
          "kind": "LinkedField",
          "name": "orders",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "count",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "OrderEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Order",
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
                      "name": "number",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "customerName",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "createdAt",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "depositsHeld",
                      "storageKey": null
                    },
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "OrderDeposit_order"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "1796fc036a4d891e5c39ebb6007d1e46";

export default node;
