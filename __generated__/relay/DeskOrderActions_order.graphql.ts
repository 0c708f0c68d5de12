/**
 * @generated SignedSource<<f781e21c5dca7544a1d1b930e9c9bb09>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "cancelled" | "completed" | "disputed" | "fulfilled" | "merged" | "pending" | "processed" | "refunded" | "shipped" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeskOrderActions_order$data = {
  readonly cancelRefund: {
    readonly toBalance: number;
    readonly toCard: number;
  };
  readonly cash: {
    readonly due: number;
  } | null | undefined;
  readonly combinableWith: ReadonlyArray<{
    readonly createdAt: string;
    readonly id: string;
    readonly number: number;
  }>;
  readonly contact: {
    readonly email: string | null | undefined;
  } | null | undefined;
  readonly createdAt: string;
  readonly id: string;
  readonly location: {
    readonly __typename: "Location";
  } | null | undefined;
  readonly nothingComes: boolean;
  readonly number: number;
  readonly status: OrderStatus;
  readonly " $fragmentSpreads": FragmentRefs<"OrderAmount_order" | "OrderDeposit_order" | "OrderMove_order" | "OrderQuantities_order" | "OrderReturns_order">;
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
      "concreteType": "CancelRefund",
      "kind": "LinkedField",
      "name": "cancelRefund",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toCard",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toBalance",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderCash",
      "kind": "LinkedField",
      "name": "cash",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "due",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Contact",
      "kind": "LinkedField",
      "name": "contact",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
      "name": "OrderMove_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderQuantities_order"
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderAmount_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "c0e4afb9c12793f8319289b0c48375bb";

export default node;
