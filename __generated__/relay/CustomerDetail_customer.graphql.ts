/**
 * @generated SignedSource<<e7f5847fcc73a6a692a8b2c73fcddea0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "en" | "fr" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CustomerDetail_customer$data = {
  readonly balance: number;
  readonly createdAt: string;
  readonly depositsHeld: number;
  readonly email: string;
  readonly firstName: string | null | undefined;
  readonly hasReusableBox: boolean;
  readonly id: string;
  readonly lang: Language;
  readonly lastName: string | null | undefined;
  readonly orderCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"AdjustForm_customer" | "CustomerDepositForm_customer" | "DeleteCustomerForm_customer">;
  readonly " $fragmentType": "CustomerDetail_customer";
};
export type CustomerDetail_customer$key = {
  readonly " $data"?: CustomerDetail_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerDetail_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerDetail_customer",
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
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lang",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "balance",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "depositsHeld",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasReusableBox",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AdjustForm_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerDepositForm_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteCustomerForm_customer"
    }
  ],
  "type": "StaffCustomer",
  "abstractKey": null
};

(node as any).hash = "012cf980c6fd487178e20acecb14378c";

export default node;
