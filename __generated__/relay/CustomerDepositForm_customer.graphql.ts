/**
 * @generated SignedSource<<16ec0fef6c24a3ff36ce1a0e5ed04a09>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerDepositForm_customer$data = {
  readonly balance: number;
  readonly depositsHeld: number;
  readonly email: string;
  readonly firstName: string | null | undefined;
  readonly hasReusableBox: boolean;
  readonly id: string;
  readonly lastName: string | null | undefined;
  readonly " $fragmentType": "CustomerDepositForm_customer";
};
export type CustomerDepositForm_customer$key = {
  readonly " $data"?: CustomerDepositForm_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerDepositForm_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerDepositForm_customer",
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
    }
  ],
  "type": "StaffCustomer",
  "abstractKey": null
};

(node as any).hash = "b8a6e2408250382cf428c440ef50a092";

export default node;
