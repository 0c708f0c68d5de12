/**
 * @generated SignedSource<<1194a77b30801fb48f4f2c3809c929f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteCustomerDialog_customer$data = {
  readonly closure: {
    readonly credit: number;
    readonly deposits: number;
    readonly " $fragmentSpreads": FragmentRefs<"ClosureSummary_closure">;
  };
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
      "name": "orderCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AccountClosure",
      "kind": "LinkedField",
      "name": "closure",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "credit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deposits",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ClosureSummary_closure"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StaffCustomer",
  "abstractKey": null
};

(node as any).hash = "0be07cc4a29c393cd96803b17249a6d2";

export default node;
