/**
 * @generated SignedSource<<9e241cfe784b1957f2b16aae7c0b8b24>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentState = "expired" | "failed" | "paid" | "pending" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PaymentOutcome_payment$data = {
  readonly order: {
    readonly " $fragmentSpreads": FragmentRefs<"OrderSummary_order">;
  } | null | undefined;
  readonly state: PaymentState;
  readonly " $fragmentType": "PaymentOutcome_payment";
};
export type PaymentOutcome_payment$key = {
  readonly " $data"?: PaymentOutcome_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentOutcome_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentOutcome_payment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "OrderSummary_order"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "b39ce0aa2ca5212ce1f0fd5dc57b67b0";

export default node;
