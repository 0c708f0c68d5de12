/**
 * @generated SignedSource<<bc163e693ca0aa2075d71507aa06772e>>
 * @relayHash be9829b9d5a5ac1129940b3a03f0dd5d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd91f32a1bd976b35e245a0a0503047e89b51f6a04aad469ec6a11e0d2de564d

import type { ConcreteRequest } from 'relay-runtime';
export type LineStatus = "missing" | "packed" | "preparing" | "received" | "waiting" | "%future added value";
export type TickLinesMutation$variables = {
  lines: ReadonlyArray<string>;
  missing?: number | null | undefined;
  requestId?: string | null | undefined;
  seen?: LineStatus | null | undefined;
  seenMissing?: number | null | undefined;
  seenQuantities?: ReadonlyArray<number> | null | undefined;
  status: LineStatus;
};
export type TickLinesMutation$data = {
  readonly updateOrderLines: {
    readonly changed: ReadonlyArray<{
      readonly line: string;
      readonly missing: number;
      readonly status: LineStatus;
    }>;
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
  "name": "requestId"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "seen"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "seenMissing"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "seenQuantities"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "missing",
  "storageKey": null
},
v9 = [
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
        "name": "requestId",
        "variableName": "requestId"
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
          (v7/*:: as any*/),
          (v8/*:: as any*/),
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
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ChangedLine",
        "kind": "LinkedField",
        "name": "changed",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "line",
            "storageKey": null
          },
          (v7/*:: as any*/),
          (v8/*:: as any*/)
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
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "TickLinesMutation",
    "selections": (v9/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v6/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "TickLinesMutation",
    "selections": (v9/*:: as any*/)
  },
  "params": {
    "cacheID": "be9829b9d5a5ac1129940b3a03f0dd5d",
    "id": "fd91f32a1bd976b35e245a0a0503047e89b51f6a04aad469ec6a11e0d2de564d",
    "metadata": {},
    "name": "TickLinesMutation",
    "operationKind": "mutation",
    "text": "mutation TickLinesMutation(\n  $lines: [ID!]!\n  $status: LineStatus!\n  $seen: LineStatus\n  $missing: Int\n  $seenMissing: Int\n  $seenQuantities: [Int!]\n  $requestId: ID\n) {\n  updateOrderLines(lines: $lines, status: $status, seen: $seen, missing: $missing, seenMissing: $seenMissing, seenQuantities: $seenQuantities, requestId: $requestId) {\n    lines {\n      id\n      status\n      missing\n      missingReturned\n      replaced\n      replacedBy\n    }\n    changed {\n      line\n      status\n      missing\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "206f0c4d6991bbb3359050bf7b825ce5";

export default node;
