/**
 * @generated SignedSource<<4ec79ce0b760da8089b247a0325d51ee>>
 * @relayHash 9bed57ea393dcfd761dec9be5c9c635d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e09b74d00bbf5dd83cd280e2eee099bf5dca91b1df5ac01dde81d98fd726de1b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeskFrameQuery$variables = Record<PropertyKey, never>;
export type DeskFrameQuery$data = {
  readonly staff: {
    readonly " $fragmentSpreads": FragmentRefs<"DeskNav_staff">;
  } | null | undefined;
};
export type DeskFrameQuery = {
  response: DeskFrameQuery$data;
  variables: DeskFrameQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DeskFrameQuery",
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "DeskNav_staff"
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
    "name": "DeskFrameQuery",
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
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "StaffTasks",
            "kind": "LinkedField",
            "name": "tasks",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "toPack",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "missing",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "failedJobs",
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
    "cacheID": "9bed57ea393dcfd761dec9be5c9c635d",
    "id": "e09b74d00bbf5dd83cd280e2eee099bf5dca91b1df5ac01dde81d98fd726de1b",
    "metadata": {},
    "name": "DeskFrameQuery",
    "operationKind": "query",
    "text": "query DeskFrameQuery {\n  staff {\n    ...DeskNav_staff\n  }\n}\n\nfragment DeskNav_staff on Staff {\n  name\n  tasks {\n    toPack\n    missing\n    failedJobs\n  }\n}\n"
  }
};

(node as any).hash = "daa49651f7bc258bf372c3d8abca8c52";

export default node;
