/**
 * @generated SignedSource<<5d2e40c9a47bbdff3a19270138ac60ab>>
 * @relayHash b8fe1c5465294d272e12503070a52c97
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 10dfc9be135f0f2f310d5342a001b7decd62430b016c906b4b2aa8f082eda89e

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
  undoes?: string | null | undefined;
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
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "undoes"
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "missing",
  "storageKey": null
},
v10 = [
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
      },
      {
        "kind": "Variable",
        "name": "undoes",
        "variableName": "undoes"
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
          (v8/*:: as any*/),
          (v9/*:: as any*/),
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
          (v8/*:: as any*/),
          (v9/*:: as any*/)
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
      (v6/*:: as any*/),
      (v7/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "TickLinesMutation",
    "selections": (v10/*:: as any*/),
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
      (v2/*:: as any*/),
      (v7/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "TickLinesMutation",
    "selections": (v10/*:: as any*/)
  },
  "params": {
    "cacheID": "b8fe1c5465294d272e12503070a52c97",
    "id": "10dfc9be135f0f2f310d5342a001b7decd62430b016c906b4b2aa8f082eda89e",
    "metadata": {},
    "name": "TickLinesMutation",
    "operationKind": "mutation",
    "text": "mutation TickLinesMutation(\n  $lines: [ID!]!\n  $status: LineStatus!\n  $seen: LineStatus\n  $missing: Int\n  $seenMissing: Int\n  $seenQuantities: [Int!]\n  $requestId: ID\n  $undoes: ID\n) {\n  updateOrderLines(lines: $lines, status: $status, seen: $seen, missing: $missing, seenMissing: $seenMissing, seenQuantities: $seenQuantities, requestId: $requestId, undoes: $undoes) {\n    lines {\n      id\n      status\n      missing\n      missingReturned\n      replaced\n      replacedBy\n    }\n    changed {\n      line\n      status\n      missing\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "aaf0a3d769a7026babc05e427e81fbe2";

export default node;
