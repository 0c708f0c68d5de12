/**
 * @generated SignedSource<<7871cfc36d6f8d0f1438ea7cb77aa4c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentState = "expired" | "failed" | "paid" | "pending" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PaymentOutcome_payment$data = {
  readonly joined: boolean;
  readonly joinedTotal: number | null | undefined;
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
      "kind": "ScalarField",
      "name": "joined",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "joinedTotal",
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

(node as any).hash = "95fe278cf1780c7b984c95009bb41dfd";

export default node;
