/**
 * @generated SignedSource<<4c4ee4979ac1d5bdced623dd849aa0f6>>
 * @relayHash fdcd91ba669b949e7bae14a6f8d39418
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07f75d70a1bc198989f11aee0218d05ac0126004b19419f3bde3088b355f0775

import type { ConcreteRequest } from 'relay-runtime';
export type ReceiptScreenQuery$variables = Record<PropertyKey, never>;
export type ReceiptScreenQuery$data = {
  readonly user: {
    readonly email: string;
    readonly firstName: string | null | undefined;
    readonly lastName: string | null | undefined;
    readonly membership: {
      readonly receipts: ReadonlyArray<{
        readonly id: string;
        readonly number: string;
        readonly paidAt: string;
        readonly periodEnd: string;
        readonly periodStart: string;
        readonly subtotal: number;
        readonly total: number;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type ReceiptScreenQuery = {
  response: ReceiptScreenQuery$data;
  variables: ReceiptScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastName",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "MembershipReceipt",
  "kind": "LinkedField",
  "name": "receipts",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paidAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "periodStart",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "periodEnd",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subtotal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ReceiptScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Membership",
            "kind": "LinkedField",
            "name": "membership",
            "plural": false,
            "selections": [
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ReceiptScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Membership",
            "kind": "LinkedField",
            "name": "membership",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "fdcd91ba669b949e7bae14a6f8d39418",
    "id": "07f75d70a1bc198989f11aee0218d05ac0126004b19419f3bde3088b355f0775",
    "metadata": {},
    "name": "ReceiptScreenQuery",
    "operationKind": "query",
    "text": "query ReceiptScreenQuery {\n  user {\n    firstName\n    lastName\n    email\n    membership {\n      receipts {\n        id\n        number\n        paidAt\n        periodStart\n        periodEnd\n        subtotal\n        total\n      }\n      id\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "de0f7d5c4c36ef6bf4864f9c624a298a";

export default node;
