/**
 * @generated SignedSource<<041aa0d4ef958ae6515a98bbb9093609>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderEventAuthor = "customer" | "guest" | "market" | "staff" | "%future added value";
export type OrderEventKind = "adjusted" | "amount" | "answered" | "balance" | "card" | "cash" | "deposit" | "expired" | "joined" | "lines" | "link" | "missing" | "moved" | "paid" | "refund" | "removed" | "replaced" | "reported" | "returned" | "status" | "unlinked" | "unmoved" | "unreceived" | "%future added value";
export type OrderStatus = "cancelled" | "completed" | "disputed" | "fulfilled" | "merged" | "pending" | "processed" | "refunded" | "shipped" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StepUndo_order$data = {
  readonly history: ReadonlyArray<{
    readonly at: string;
    readonly by: OrderEventAuthor;
    readonly from: OrderStatus | null | undefined;
    readonly kind: OrderEventKind;
    readonly to: OrderStatus | null | undefined;
  }> | null | undefined;
  readonly status: OrderStatus;
  readonly " $fragmentType": "StepUndo_order";
};
export type StepUndo_order$key = {
  readonly " $data"?: StepUndo_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepUndo_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StepUndo_order",
  "selections": [
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
      "concreteType": "OrderEvent",
      "kind": "LinkedField",
      "name": "history",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "by",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "to",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "4b2758e258e1c3cbebefb97ca511db98";

export default node;
