/**
 * @generated SignedSource<<a20fb63a6251d718c8152f9b5d291916>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReceiptUndo = "handed_over" | "possible" | "refunded" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderReceipt_order$data = {
  readonly cash: {
    readonly byLink: boolean;
    readonly due: number;
    readonly received: number;
    readonly receivedAt: string | null | undefined;
    readonly undo: ReceiptUndo | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "OrderReceipt_order";
};
export type OrderReceipt_order$key = {
  readonly " $data"?: OrderReceipt_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderReceipt_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderReceipt_order",
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
          "name": "received",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "receivedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "byLink",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "undo",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "ea0945134c6640f3a06638b346f09033";

export default node;
