/**
 * @generated SignedSource<<dcce567012b9c358f44ef2e489b3216e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomersTableRow_customer$data = {
  readonly balance: number;
  readonly depositsHeld: number;
  readonly email: string;
  readonly firstName: string | null | undefined;
  readonly hasReusableBox: boolean;
  readonly id: string;
  readonly lastName: string | null | undefined;
  readonly orderCount: number;
  readonly " $fragmentType": "CustomersTableRow_customer";
};
export type CustomersTableRow_customer$key = {
  readonly " $data"?: CustomersTableRow_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomersTableRow_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomersTableRow_customer",
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

(node as any).hash = "5a80f6adc528ea6e54286350c6f1ee08";

export default node;
