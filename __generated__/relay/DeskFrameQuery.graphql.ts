/**
 * @generated SignedSource<<3b96a76d343b308598aa93bd75c47a25>>
 * @relayHash 3a24a916fe12108333bbe06591f4a833
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1252e487c14c8ce0dd4bfa502685d45ecffa883256cda489a341c1d4521dd01

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StaffRole = "manager" | "volunteer" | "%future added value";
export type DeskFrameQuery$variables = Record<PropertyKey, never>;
export type DeskFrameQuery$data = {
  readonly staff: {
    readonly role: StaffRole;
    readonly " $fragmentSpreads": FragmentRefs<"DeskNav_staff">;
  } | null | undefined;
};
export type DeskFrameQuery = {
  response: DeskFrameQuery$data;
  variables: DeskFrameQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
};
return {
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
          (v0/*:: as any*/),
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
                "name": "toReceive",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "toHandOver",
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "problems",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "proposals",
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
    "cacheID": "3a24a916fe12108333bbe06591f4a833",
    "id": "c1252e487c14c8ce0dd4bfa502685d45ecffa883256cda489a341c1d4521dd01",
    "metadata": {},
    "name": "DeskFrameQuery",
    "operationKind": "query",
    "text": "query DeskFrameQuery {\n  staff {\n    role\n    ...DeskNav_staff\n  }\n}\n\nfragment DeskNav_staff on Staff {\n  name\n  role\n  tasks {\n    toPack\n    toReceive\n    toHandOver\n    missing\n    failedJobs\n    problems\n    proposals\n  }\n}\n"
  }
};
})();

(node as any).hash = "661b58db04dea658471a85f027aeef65";

export default node;
