/**
 * @generated SignedSource<<ae78fb3e21c04c597ff292139fe5a122>>
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
  readonly order: {
    readonly " $fragmentSpreads": FragmentRefs<"OrderSummary_order">;
  } | null | undefined;
  readonly state: PaymentState;
  readonly total: number | null | undefined;
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
      "name": "total",
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

(node as any).hash = "cad7867afd5c8ae6d1ab5530e7fadc85";

export default node;
