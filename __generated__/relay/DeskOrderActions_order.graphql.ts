/**
 * @generated SignedSource<<6abe6bad165d3b556421e3ae94fd6c0e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "cancelled" | "completed" | "disputed" | "fulfilled" | "merged" | "pending" | "processed" | "refunded" | "shipped" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeskOrderActions_order$data = {
  readonly balanceApplied: number;
  readonly combinableWith: ReadonlyArray<{
    readonly createdAt: string;
    readonly id: string;
    readonly number: number;
  }>;
  readonly createdAt: string;
  readonly id: string;
  readonly location: {
    readonly __typename: "Location";
  } | null | undefined;
  readonly nothingComes: boolean;
  readonly number: number;
  readonly refundedToBalance: number;
  readonly refundedToCard: number;
  readonly status: OrderStatus;
  readonly total: number;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDeposit_order" | "OrderReturns_order">;
  readonly " $fragmentType": "DeskOrderActions_order";
};
export type DeskOrderActions_order$key = {
  readonly " $data"?: DeskOrderActions_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeskOrderActions_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeskOrderActions_order",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "nothingComes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "balanceApplied",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refundedToCard",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refundedToBalance",
      "storageKey": null
    },
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "location",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "combinableWith",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderReturns_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderDeposit_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "f906c69689a7d26420bfd0cfe6b31c3e";

export default node;
