/**
 * @generated SignedSource<<ef9c0b37b9bba2396ebb1834b752a713>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UnappliedReason = "amount" | "currency" | "twice" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UnappliedPayments_staff$data = {
  readonly unappliedPayments: ReadonlyArray<{
    readonly amount: number;
    readonly at: string;
    readonly currency: string;
    readonly email: string | null | undefined;
    readonly orderNumber: number | null | undefined;
    readonly payment: string;
    readonly reason: UnappliedReason;
  }>;
  readonly " $fragmentType": "UnappliedPayments_staff";
};
export type UnappliedPayments_staff$key = {
  readonly " $data"?: UnappliedPayments_staff$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnappliedPayments_staff">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnappliedPayments_staff",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UnappliedPayment",
      "kind": "LinkedField",
      "name": "unappliedPayments",
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
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
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
          "name": "payment",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "orderNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Staff",
  "abstractKey": null
};

(node as any).hash = "daea189cc0b91013f78d8d8362cfafca";

export default node;
