/**
 * @generated SignedSource<<2f51aa99f6b18b3919d23f72870b9733>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DepositDialog_customer$data = {
  readonly balance: number;
  readonly depositsHeld: number;
  readonly email: string;
  readonly firstName: string | null | undefined;
  readonly hasReusableBox: boolean;
  readonly id: string;
  readonly lastName: string | null | undefined;
  readonly " $fragmentType": "DepositDialog_customer";
};
export type DepositDialog_customer$key = {
  readonly " $data"?: DepositDialog_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DepositDialog_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DepositDialog_customer",
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

(node as any).hash = "a0d0bb42d4c0cdebcd2aaaf21ebcd979";

export default node;
