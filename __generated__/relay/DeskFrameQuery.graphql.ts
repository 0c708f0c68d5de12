/**
 * @generated SignedSource<<5f287dc7d2ec85ed5fa9850bc33a7298>>
 * @relayHash 8a752377ace9be0584901612de0f4cf8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79b0ac57a11b5092ec8c4ffd96851265dd02968d273f8989133b909de0a35e09

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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "8a752377ace9be0584901612de0f4cf8",
    "id": "79b0ac57a11b5092ec8c4ffd96851265dd02968d273f8989133b909de0a35e09",
    "metadata": {},
    "name": "DeskFrameQuery",
    "operationKind": "query",
    "text": "query DeskFrameQuery {\n  staff {\n    ...DeskNav_staff\n  }\n}\n\nfragment DeskNav_staff on Staff {\n  name\n}\n"
  }
};

(node as any).hash = "daa49651f7bc258bf372c3d8abca8c52";

export default node;
