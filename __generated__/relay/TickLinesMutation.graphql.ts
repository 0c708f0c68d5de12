/**
 * @generated SignedSource<<026bc3c6bb8ea4def0f931c46083872d>>
 * @relayHash 424c137d44002020efa3a9cf5d03e67b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8fdc87eb5d580be46e5f88b4277802335a045596cff5b330f72085fa41e30c1

import type { ConcreteRequest } from 'relay-runtime';
export type LineStatus = "missing" | "packed" | "preparing" | "received" | "waiting" | "%future added value";
export type TickLinesMutation$variables = {
  lines: ReadonlyArray<string>;
  missing?: number | null | undefined;
  seen?: LineStatus | null | undefined;
  seenMissing?: number | null | undefined;
  seenQuantities?: ReadonlyArray<number> | null | undefined;
  status: LineStatus;
};
export type TickLinesMutation$data = {
  readonly updateOrderLines: {
    readonly lines: ReadonlyArray<{
      readonly id: string;
      readonly missing: number;
      readonly missingReturned: number;
      readonly replaced: number;
      readonly replacedBy: string | null | undefined;
      readonly status: LineStatus;
    }>;
  };
};
export type TickLinesMutation = {
  response: TickLinesMutation$data;
  variables: TickLinesMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lines"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "missing"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "seen"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "seenMissing"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "seenQuantities"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v6 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "lines",
        "variableName": "lines"
      },
      {
        "kind": "Variable",
        "name": "missing",
        "variableName": "missing"
      },
      {
        "kind": "Variable",
        "name": "seen",
        "variableName": "seen"
      },
      {
        "kind": "Variable",
        "name": "seenMissing",
        "variableName": "seenMissing"
      },
      {
        "kind": "Variable",
        "name": "seenQuantities",
        "variableName": "seenQuantities"
      },
      {
        "kind": "Variable",
        "name": "status",
        "variableName": "status"
      }
    ],
    "concreteType": "UpdateOrderLinesPayload",
    "kind": "LinkedField",
    "name": "updateOrderLines",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "OrderLine",
        "kind": "LinkedField",
        "name": "lines",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
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
            "name": "missingReturned",
            "storageKey": null
          },
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
            "name": "replacedBy",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "TickLinesMutation",
    "selections": (v6/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v5/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "TickLinesMutation",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "cacheID": "424c137d44002020efa3a9cf5d03e67b",
    "id": "f8fdc87eb5d580be46e5f88b4277802335a045596cff5b330f72085fa41e30c1",
    "metadata": {},
    "name": "TickLinesMutation",
    "operationKind": "mutation",
    "text": "mutation TickLinesMutation(\n  $lines: [ID!]!\n  $status: LineStatus!\n  $seen: LineStatus\n  $missing: Int\n  $seenMissing: Int\n  $seenQuantities: [Int!]\n) {\n  updateOrderLines(lines: $lines, status: $status, seen: $seen, missing: $missing, seenMissing: $seenMissing, seenQuantities: $seenQuantities) {\n    lines {\n      id\n      status\n      missing\n      missingReturned\n      replaced\n      replacedBy\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "d693554655c1db4a7e0e7dfbbf4a06f4";

export default node;
