/**
 * @generated SignedSource<<bb5541defe9e301fd780bd70a04e7f5f>>
 * @relayHash 91800aafbad64172242b27612920d3bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f2b16d178807ea5c3e0050acd5e9f49d8cd8777ae6b9f27fefeefa254a86a46

import type { ConcreteRequest } from 'relay-runtime';
export type StatementToSend = {
  content: string;
  seller: string;
};
export type SendStatementsMutation$variables = {
  periods: ReadonlyArray<string>;
  statements: ReadonlyArray<StatementToSend>;
};
export type SendStatementsMutation$data = {
  readonly sendStatements: ReadonlyArray<{
    readonly id: string;
    readonly items: ReadonlyArray<{
      readonly amount: number;
      readonly commission: number;
      readonly earlier: number;
      readonly missing: number;
      readonly price: number;
      readonly productName: string;
      readonly replaced: number;
      readonly returned: number;
      readonly sold: number;
      readonly variantName: string;
    }>;
    readonly mail: {
      readonly email: string;
      readonly failed: boolean;
      readonly owed: number;
      readonly sentAt: string;
      readonly sentBy: string | null | undefined;
    } | null | undefined;
    readonly name: string;
    readonly seller: {
      readonly id: string;
    } | null | undefined;
    readonly total: {
      readonly commission: number;
      readonly earlier: number;
      readonly missing: number;
      readonly owed: number;
      readonly returned: number;
      readonly sold: number;
    };
    readonly weeks: ReadonlyArray<{
      readonly ended: boolean;
      readonly paidAmount: number | null | undefined;
      readonly paidAt: string | null | undefined;
      readonly paidBy: string | null | undefined;
      readonly period: {
        readonly startDate: string;
      };
      readonly sums: {
        readonly commission: number;
        readonly earlier: number;
        readonly missing: number;
        readonly owed: number;
        readonly returned: number;
        readonly sold: number;
      };
    }>;
  }>;
};
export type SendStatementsMutation = {
  response: SendStatementsMutation$data;
  variables: SendStatementsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "periods"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "statements"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "periods",
    "variableName": "periods"
  },
  {
    "kind": "Variable",
    "name": "statements",
    "variableName": "statements"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Seller",
  "kind": "LinkedField",
  "name": "seller",
  "plural": false,
  "selections": [
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sold",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "missing",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "returned",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "earlier",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "commission",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "owed",
  "storageKey": null
},
v11 = [
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  (v8/*:: as any*/),
  (v9/*:: as any*/),
  (v10/*:: as any*/)
],
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "StatementSums",
  "kind": "LinkedField",
  "name": "total",
  "plural": false,
  "selections": (v11/*:: as any*/),
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "StatementItem",
  "kind": "LinkedField",
  "name": "items",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "productName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "variantName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    },
    (v9/*:: as any*/),
    (v5/*:: as any*/),
    (v6/*:: as any*/),
    (v7/*:: as any*/),
    (v8/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "replaced",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "StatementMail",
  "kind": "LinkedField",
  "name": "mail",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    (v10/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failed",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startDate",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "StatementSums",
  "kind": "LinkedField",
  "name": "sums",
  "plural": false,
  "selections": (v11/*:: as any*/),
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ended",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paidAt",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paidBy",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paidAmount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SendStatementsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ProducerStatement",
        "kind": "LinkedField",
        "name": "sendStatements",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "StatementWeek",
            "kind": "LinkedField",
            "name": "weeks",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Period",
                "kind": "LinkedField",
                "name": "period",
                "plural": false,
                "selections": [
                  (v15/*:: as any*/)
                ],
                "storageKey": null
              },
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SendStatementsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ProducerStatement",
        "kind": "LinkedField",
        "name": "sendStatements",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "StatementWeek",
            "kind": "LinkedField",
            "name": "weeks",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Period",
                "kind": "LinkedField",
                "name": "period",
                "plural": false,
                "selections": [
                  (v15/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "91800aafbad64172242b27612920d3bf",
    "id": "8f2b16d178807ea5c3e0050acd5e9f49d8cd8777ae6b9f27fefeefa254a86a46",
    "metadata": {},
    "name": "SendStatementsMutation",
    "operationKind": "mutation",
    "text": "mutation SendStatementsMutation(\n  $periods: [ID!]!\n  $statements: [StatementToSend!]!\n) {\n  sendStatements(periods: $periods, statements: $statements) {\n    id\n    name\n    seller {\n      id\n    }\n    total {\n      sold\n      missing\n      returned\n      earlier\n      commission\n      owed\n    }\n    items {\n      productName\n      variantName\n      price\n      commission\n      sold\n      missing\n      returned\n      earlier\n      replaced\n      amount\n    }\n    mail {\n      sentAt\n      sentBy\n      email\n      owed\n      failed\n    }\n    weeks {\n      period {\n        startDate\n        id\n      }\n      sums {\n        sold\n        missing\n        returned\n        earlier\n        commission\n        owed\n      }\n      ended\n      paidAt\n      paidBy\n      paidAmount\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "bfe74cce197040fd1eef9a7e595badae";

export default node;
