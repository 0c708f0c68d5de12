/**
 * @generated SignedSource<<2af4ecb1850996ea549ddd433004b22c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "cancelled" | "completed" | "disputed" | "fulfilled" | "merged" | "pending" | "processed" | "refunded" | "shipped" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeskOrderDetail_order$data = {
  readonly cash: {
    readonly byLink: boolean;
    readonly due: number;
  } | null | undefined;
  readonly customerName: string;
  readonly id: string;
  readonly number: number;
  readonly status: OrderStatus;
  readonly " $fragmentSpreads": FragmentRefs<"DeskOrderActions_order" | "DeskOrderAdvance_order" | "DeskOrderFacts_order" | "DeskOrderHandover_order" | "DeskOrderJournal_order" | "DeskOrderLines_order" | "MissingPanel_order" | "OrderPaymentLink_order" | "OrderProblems_order" | "OrderReceipt_order" | "OrderRefunds_order" | "OrderSums_order" | "StepUndo_order">;
  readonly " $fragmentType": "DeskOrderDetail_order";
};
export type DeskOrderDetail_order$key = {
  readonly " $data"?: DeskOrderDetail_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeskOrderDetail_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeskOrderDetail_order",
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
      "name": "status",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "byLink",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeskOrderAdvance_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StepUndo_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeskOrderFacts_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeskOrderLines_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderProblems_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MissingPanel_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeskOrderJournal_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeskOrderHandover_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderSums_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderPaymentLink_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderReceipt_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderRefunds_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeskOrderActions_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "2d025461c875bdeae353b09f4eda8ef6";

export default node;
