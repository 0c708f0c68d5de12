/**
 * @generated SignedSource<<83b851a852ffda9079a8bf5d04f9d0f5>>
 * @relayHash 89511fee27bc61379fef5959173e5b3d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 438650e6a198546a6899f36895b518ffdf825b410264d949cea968f8694e25b9

import type { ConcreteRequest } from 'relay-runtime';
export type StatementsViewQuery$variables = {
  periods?: ReadonlyArray<string> | null | undefined;
};
export type StatementsViewQuery$data = {
  readonly staff: {
    readonly producerStatements: {
      readonly periods: ReadonlyArray<{
        readonly startDate: string;
      }>;
      readonly statements: ReadonlyArray<{
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
  } | null | undefined;
};
export type StatementsViewQuery = {
  response: StatementsViewQuery$data;
  variables: StatementsViewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "periods"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "periods",
    "variableName": "periods"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startDate",
  "storageKey": null
},
v3 = [
  (v2/*:: as any*/)
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Seller",
  "kind": "LinkedField",
  "name": "seller",
  "plural": false,
  "selections": [
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sold",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "missing",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "returned",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "earlier",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "commission",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "owed",
  "storageKey": null
},
v13 = [
  (v7/*:: as any*/),
  (v8/*:: as any*/),
  (v9/*:: as any*/),
  (v10/*:: as any*/),
  (v11/*:: as any*/),
  (v12/*:: as any*/)
],
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "StatementSums",
  "kind": "LinkedField",
  "name": "total",
  "plural": false,
  "selections": (v13/*:: as any*/),
  "storageKey": null
},
v15 = {
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
    (v11/*:: as any*/),
    (v7/*:: as any*/),
    (v8/*:: as any*/),
    (v9/*:: as any*/),
    (v10/*:: as any*/),
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
v16 = {
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
    (v12/*:: as any*/),
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
v17 = {
  "alias": null,
  "args": null,
  "concreteType": "StatementSums",
  "kind": "LinkedField",
  "name": "sums",
  "plural": false,
  "selections": (v13/*:: as any*/),
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ended",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paidAt",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paidBy",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paidAmount",
  "storageKey": null
},
v22 = [
  (v2/*:: as any*/),
  (v4/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "StatementsViewQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Staff",
        "kind": "LinkedField",
        "name": "staff",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "ProducerStatements",
            "kind": "LinkedField",
            "name": "producerStatements",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Period",
                "kind": "LinkedField",
                "name": "periods",
                "plural": true,
                "selections": (v3/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ProducerStatement",
                "kind": "LinkedField",
                "name": "statements",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
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
                        "selections": (v3/*:: as any*/),
                        "storageKey": null
                      },
                      (v17/*:: as any*/),
                      (v18/*:: as any*/),
                      (v19/*:: as any*/),
                      (v20/*:: as any*/),
                      (v21/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "StatementsViewQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Staff",
        "kind": "LinkedField",
        "name": "staff",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "ProducerStatements",
            "kind": "LinkedField",
            "name": "producerStatements",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Period",
                "kind": "LinkedField",
                "name": "periods",
                "plural": true,
                "selections": (v22/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ProducerStatement",
                "kind": "LinkedField",
                "name": "statements",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
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
                        "selections": (v22/*:: as any*/),
                        "storageKey": null
                      },
                      (v17/*:: as any*/),
                      (v18/*:: as any*/),
                      (v19/*:: as any*/),
                      (v20/*:: as any*/),
                      (v21/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "89511fee27bc61379fef5959173e5b3d",
    "id": "438650e6a198546a6899f36895b518ffdf825b410264d949cea968f8694e25b9",
    "metadata": {},
    "name": "StatementsViewQuery",
    "operationKind": "query",
    "text": "query StatementsViewQuery(\n  $periods: [ID!]\n) {\n  staff {\n    producerStatements(periods: $periods) {\n      periods {\n        startDate\n        id\n      }\n      statements {\n        id\n        name\n        seller {\n          id\n        }\n        total {\n          sold\n          missing\n          returned\n          earlier\n          commission\n          owed\n        }\n        items {\n          productName\n          variantName\n          price\n          commission\n          sold\n          missing\n          returned\n          earlier\n          replaced\n          amount\n        }\n        mail {\n          sentAt\n          sentBy\n          email\n          owed\n          failed\n        }\n        weeks {\n          period {\n            startDate\n            id\n          }\n          sums {\n            sold\n            missing\n            returned\n            earlier\n            commission\n            owed\n          }\n          ended\n          paidAt\n          paidBy\n          paidAmount\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "52b75cf69ccd47e84f047c5d824ed7c4";

export default node;
