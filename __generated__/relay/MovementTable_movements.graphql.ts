/**
 * @generated SignedSource<<627b35bc0649607a3017c1ed9d8226e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BalanceReason = "adjustment" | "amount_refunded" | "deposit_refunded" | "item_missing" | "items_removed" | "items_returned" | "order_cancelled" | "order_paid" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MovementTable_movements$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly amount: number;
      readonly balance: number;
      readonly createdAt: string;
      readonly id: string;
      readonly note: string | null | undefined;
      readonly order: {
        readonly number: number;
      } | null | undefined;
      readonly reason: BalanceReason;
    };
  }>;
  readonly " $fragmentType": "MovementTable_movements";
};
export type MovementTable_movements$key = {
  readonly " $data"?: MovementTable_movements$data;
  readonly " $fragmentSpreads": FragmentRefs<"MovementTable_movements">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MovementTable_movements",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BalanceMovementEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "BalanceMovement",
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
              "name": "amount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "balance",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "note",
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
              "concreteType": "Order",
              "kind": "LinkedField",
              "name": "order",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "number",
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
  "type": "BalanceMovementConnection",
  "abstractKey": null
};

(node as any).hash = "30ac811e7453949986726a5025fd4733";

export default node;
