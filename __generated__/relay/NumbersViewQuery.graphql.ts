/**
 * @generated SignedSource<<f9a24ea3c280956c4c05e8c2c51407a4>>
 * @relayHash 7e24bb2c943350b1da5c172d3f9bc573
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e2de45c7b170b0bcc10698ee07be3c6cdffc95e76690e77d2ebeb95c22d3651e

import type { ConcreteRequest } from 'relay-runtime';
export type NumbersViewQuery$variables = {
  weeks: number;
};
export type NumbersViewQuery$data = {
  readonly staff: {
    readonly marketNumbers: {
      readonly goods: ReadonlyArray<{
        readonly amount: number;
        readonly productName: string;
        readonly sellerName: string;
        readonly units: number;
      }>;
      readonly missing: ReadonlyArray<{
        readonly amount: number;
        readonly sellerName: string;
        readonly units: number;
      }>;
      readonly weeks: ReadonlyArray<{
        readonly average: number | null | undefined;
        readonly basketsActive: number;
        readonly basketsEnded: number;
        readonly basketsSkipped: number;
        readonly closed: boolean;
        readonly membersActive: number;
        readonly membersEnded: number;
        readonly membersNew: number;
        readonly orders: number;
        readonly period: {
          readonly endDate: string;
          readonly startDate: string;
        };
        readonly refunded: number;
        readonly sales: number;
      }>;
    };
  } | null | undefined;
};
export type NumbersViewQuery = {
  response: NumbersViewQuery$data;
  variables: NumbersViewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "weeks"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "weeks",
    "variableName": "weeks"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startDate",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endDate",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "closed",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "orders",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sales",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "refunded",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "average",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "basketsActive",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "basketsSkipped",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "basketsEnded",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "membersActive",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "membersNew",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "membersEnded",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sellerName",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "units",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "concreteType": "NumbersGoods",
  "kind": "LinkedField",
  "name": "goods",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "productName",
      "storageKey": null
    },
    (v15/*:: as any*/),
    (v16/*:: as any*/),
    (v17/*:: as any*/)
  ],
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "concreteType": "NumbersMissing",
  "kind": "LinkedField",
  "name": "missing",
  "plural": true,
  "selections": [
    (v15/*:: as any*/),
    (v16/*:: as any*/),
    (v17/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NumbersViewQuery",
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
            "concreteType": "MarketNumbers",
            "kind": "LinkedField",
            "name": "marketNumbers",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "NumbersWeek",
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
                      (v2/*:: as any*/),
                      (v3/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              },
              (v18/*:: as any*/),
              (v19/*:: as any*/)
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
    "name": "NumbersViewQuery",
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
            "concreteType": "MarketNumbers",
            "kind": "LinkedField",
            "name": "marketNumbers",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "NumbersWeek",
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
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "id",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              },
              (v18/*:: as any*/),
              (v19/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "7e24bb2c943350b1da5c172d3f9bc573",
    "id": "e2de45c7b170b0bcc10698ee07be3c6cdffc95e76690e77d2ebeb95c22d3651e",
    "metadata": {},
    "name": "NumbersViewQuery",
    "operationKind": "query",
    "text": "query NumbersViewQuery(\n  $weeks: Int!\n) {\n  staff {\n    marketNumbers(weeks: $weeks) {\n      weeks {\n        period {\n          startDate\n          endDate\n          id\n        }\n        closed\n        orders\n        sales\n        refunded\n        average\n        basketsActive\n        basketsSkipped\n        basketsEnded\n        membersActive\n        membersNew\n        membersEnded\n      }\n      goods {\n        productName\n        sellerName\n        units\n        amount\n      }\n      missing {\n        sellerName\n        units\n        amount\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "f7a417606ffcd38c557bdeaa974fb676";

export default node;
