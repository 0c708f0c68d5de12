/**
 * @generated SignedSource<<ab209a366394de81228e81ea9b82bd6f>>
 * @relayHash 0d604376a44a991787d24334a8bbe615
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69f8dc115f3ea03a61e2e1d3e9efb5ab4dfc1b3c2cc1a89b759a4898e3937182

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClockViewQuery$variables = Record<PropertyKey, never>;
export type ClockViewQuery$data = {
  readonly staff: {
    readonly jobs: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"JobRow_job">;
    }>;
  } | null | undefined;
};
export type ClockViewQuery = {
  response: ClockViewQuery$data;
  variables: ClockViewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "moved",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ClockViewQuery",
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
            "args": null,
            "concreteType": "Job",
            "kind": "LinkedField",
            "name": "jobs",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "JobRow_job"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ClockViewQuery",
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
            "args": null,
            "concreteType": "Job",
            "kind": "LinkedField",
            "name": "jobs",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "nextRun",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "running",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "JobRun",
                "kind": "LinkedField",
                "name": "lastRun",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "endedAt",
                    "storageKey": null
                  },
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "askedBy",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "JobWork",
                "kind": "LinkedField",
                "name": "lastWork",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "at",
                    "storageKey": null
                  },
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lastFailure",
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
    "cacheID": "0d604376a44a991787d24334a8bbe615",
    "id": "69f8dc115f3ea03a61e2e1d3e9efb5ab4dfc1b3c2cc1a89b759a4898e3937182",
    "metadata": {},
    "name": "ClockViewQuery",
    "operationKind": "query",
    "text": "query ClockViewQuery {\n  staff {\n    jobs {\n      id\n      ...JobRow_job\n    }\n  }\n}\n\nfragment JobRow_job on Job {\n  name\n  nextRun\n  running\n  lastRun {\n    endedAt\n    moved\n    askedBy\n  }\n  lastWork {\n    at\n    moved\n  }\n  lastFailure\n}\n"
  }
};
})();

(node as any).hash = "1d68a1e6cc14b266e68f5366fc2dabb6";

export default node;
