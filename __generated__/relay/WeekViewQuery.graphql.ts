/**
 * @generated SignedSource<<fa019acaca2e5746d4bf22a986779395>>
 * @relayHash 7d6c64ca97cd23ac4b26e613f498d251
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ad04317077b3dcfeee07af9bfe50d34c2caaa291cb37f2a621f6c712140b2b2

import type { ConcreteRequest } from 'relay-runtime';
export type WeekViewQuery$variables = Record<PropertyKey, never>;
export type WeekViewQuery$data = {
  readonly currentPeriod: {
    readonly startDate: string;
  };
  readonly staff: {
    readonly periods: ReadonlyArray<{
      readonly startDate: string;
    }>;
  } | null | undefined;
};
export type WeekViewQuery = {
  response: WeekViewQuery$data;
  variables: WeekViewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startDate",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
],
v2 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "WeekViewQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Period",
        "kind": "LinkedField",
        "name": "currentPeriod",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      },
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
            "args": null,
            "concreteType": "Period",
            "kind": "LinkedField",
            "name": "periods",
            "plural": true,
            "selections": (v1/*:: as any*/),
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
    "name": "WeekViewQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Period",
        "kind": "LinkedField",
        "name": "currentPeriod",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      },
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
            "args": null,
            "concreteType": "Period",
            "kind": "LinkedField",
            "name": "periods",
            "plural": true,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "7d6c64ca97cd23ac4b26e613f498d251",
    "id": "0ad04317077b3dcfeee07af9bfe50d34c2caaa291cb37f2a621f6c712140b2b2",
    "metadata": {},
    "name": "WeekViewQuery",
    "operationKind": "query",
    "text": "query WeekViewQuery {\n  currentPeriod {\n    startDate\n    id\n  }\n  staff {\n    periods {\n      startDate\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "b7bf84bf9863b9732e21edf2938e9677";

export default node;
