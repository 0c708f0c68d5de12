/**
 * @generated SignedSource<<111a33f0e7f9c689100e1aff9bb029d5>>
 * @relayHash 496b9260d2c3d99b293f97feb96da7f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e33e108edc6d837b71d3d27c8d15a70c231b7a63e818d9c1afcf576945d3854

import type { ConcreteRequest } from 'relay-runtime';
export type MarkProducerPaidMutation$variables = {
  paid: boolean;
  periods: ReadonlyArray<string>;
  seller: string;
};
export type MarkProducerPaidMutation$data = {
  readonly markProducerPaid: {
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
  };
};
export type MarkProducerPaidMutation = {
  response: MarkProducerPaidMutation$data;
  variables: MarkProducerPaidMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "paid"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "periods"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "seller"
},
v3 = [
  {
    "kind": "Variable",
    "name": "paid",
    "variableName": "paid"
  },
  {
    "kind": "Variable",
    "name": "periods",
    "variableName": "periods"
  },
  {
    "kind": "Variable",
    "name": "seller",
    "variableName": "seller"
  }
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
  "kind": "ScalarField",
  "name": "startDate",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "concreteType": "StatementSums",
  "kind": "LinkedField",
  "name": "sums",
  "plural": false,
  "selections": (v13/*:: as any*/),
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ended",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paidAt",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paidBy",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paidAmount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "MarkProducerPaidMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "ProducerStatement",
        "kind": "LinkedField",
        "name": "markProducerPaid",
        "plural": false,
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
                "selections": [
                  (v17/*:: as any*/)
                ],
                "storageKey": null
              },
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v21/*:: as any*/),
              (v22/*:: as any*/)
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
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "MarkProducerPaidMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "ProducerStatement",
        "kind": "LinkedField",
        "name": "markProducerPaid",
        "plural": false,
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
                "selections": [
                  (v17/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v21/*:: as any*/),
              (v22/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "496b9260d2c3d99b293f97feb96da7f9",
    "id": "0e33e108edc6d837b71d3d27c8d15a70c231b7a63e818d9c1afcf576945d3854",
    "metadata": {},
    "name": "MarkProducerPaidMutation",
    "operationKind": "mutation",
    "text": "mutation MarkProducerPaidMutation(\n  $seller: ID!\n  $periods: [ID!]!\n  $paid: Boolean!\n) {\n  markProducerPaid(seller: $seller, periods: $periods, paid: $paid) {\n    id\n    name\n    seller {\n      id\n    }\n    total {\n      sold\n      missing\n      returned\n      earlier\n      commission\n      owed\n    }\n    items {\n      productName\n      variantName\n      price\n      commission\n      sold\n      missing\n      returned\n      earlier\n      replaced\n      amount\n    }\n    mail {\n      sentAt\n      sentBy\n      email\n      owed\n      failed\n    }\n    weeks {\n      period {\n        startDate\n        id\n      }\n      sums {\n        sold\n        missing\n        returned\n        earlier\n        commission\n        owed\n      }\n      ended\n      paidAt\n      paidBy\n      paidAmount\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "e0ea20093d5882572a20b4987a948702";

export default node;
