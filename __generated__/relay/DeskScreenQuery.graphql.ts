/**
 * @generated SignedSource<<7fc7a23e7634bec8f650949e5f535804>>
 * @relayHash 56b65333de0cc9fd2264b5d2c7298151
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed807fdd90148035189a06aa1b5ca1b935aa4bc17ba3c4c1e17b3448d4d48bb1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeskScreenQuery$variables = Record<PropertyKey, never>;
export type DeskScreenQuery$data = {
  readonly staff: {
    readonly " $fragmentSpreads": FragmentRefs<"DeskNav_staff">;
  } | null | undefined;
};
export type DeskScreenQuery = {
  response: DeskScreenQuery$data;
  variables: DeskScreenQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DeskScreenQuery",
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
    "name": "DeskScreenQuery",
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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "56b65333de0cc9fd2264b5d2c7298151",
    "id": "ed807fdd90148035189a06aa1b5ca1b935aa4bc17ba3c4c1e17b3448d4d48bb1",
    "metadata": {},
    "name": "DeskScreenQuery",
    "operationKind": "query",
    "text": "query DeskScreenQuery {\n  staff {\n    ...DeskNav_staff\n  }\n}\n\nfragment DeskNav_staff on Staff {\n  name\n}\n"
  }
};

(node as any).hash = "510b35db6a2650f9cc05435f379ad899";

export default node;
