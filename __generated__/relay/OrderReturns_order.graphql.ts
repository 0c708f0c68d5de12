/**
 * @generated SignedSource<<fc1013e149969f4e9bfc500426540a29>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "cancelled" | "completed" | "disputed" | "fulfilled" | "merged" | "pending" | "processed" | "refunded" | "shipped" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderReturns_order$data = {
  readonly id: string;
  readonly products: ReadonlyArray<{
    readonly quantity: number;
    readonly returned: number;
  }>;
  readonly status: OrderStatus;
  readonly " $fragmentSpreads": FragmentRefs<"ReturnForm_order">;
  readonly " $fragmentType": "OrderReturns_order";
};
export type OrderReturns_order$key = {
  readonly " $data"?: OrderReturns_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderReturns_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderReturns_order",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderLine",
      "kind": "LinkedField",
      "name": "products",
      "plural": true,
      "selections": [
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
          "name": "returned",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReturnForm_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "0af05ef2629601fec11421711dcb317e";

export default node;
