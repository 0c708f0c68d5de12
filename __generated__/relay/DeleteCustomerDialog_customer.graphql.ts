/**
 * @generated SignedSource<<1f923acd4f8c580d3fb833705aed8eaa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteCustomerDialog_customer$data = {
  readonly balance: number;
  readonly depositsHeld: number;
  readonly email: string;
  readonly firstName: string | null | undefined;
  readonly id: string;
  readonly lastName: string | null | undefined;
  readonly orderCount: number;
  readonly " $fragmentType": "DeleteCustomerDialog_customer";
};
export type DeleteCustomerDialog_customer$key = {
  readonly " $data"?: DeleteCustomerDialog_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteCustomerDialog_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteCustomerDialog_customer",
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
      "name": "orderCount",
      "storageKey": null
    }
  ],
  "type": "StaffCustomer",
  "abstractKey": null
};

(node as any).hash = "9338a59eded3d430dca1cb4a0567a89d";

export default node;
