/**
 * @generated SignedSource<<d6296725f7e1873a83d36aa1319a5157>>
 * @relayHash bd7a6d0bc42af6363d96cb1af97ab4f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7758b04298f68cc5551028263094cd67a52f0563b7e26e2032fae8e237ca5d7b

import type { ConcreteRequest } from 'relay-runtime';
export type LineStatus = "missing" | "packed" | "preparing" | "received" | "waiting" | "%future added value";
export type TickLinesMutation$variables = {
  lines: ReadonlyArray<string>;
  missing?: number | null | undefined;
  seen?: LineStatus | null | undefined;
  seenMissing?: number | null | undefined;
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
  "name": "status"
},
v5 = [
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
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "TickLinesMutation",
    "selections": (v5/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v4/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "TickLinesMutation",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "cacheID": "bd7a6d0bc42af6363d96cb1af97ab4f6",
    "id": "7758b04298f68cc5551028263094cd67a52f0563b7e26e2032fae8e237ca5d7b",
    "metadata": {},
    "name": "TickLinesMutation",
    "operationKind": "mutation",
    "text": "mutation TickLinesMutation(\n  $lines: [ID!]!\n  $status: LineStatus!\n  $seen: LineStatus\n  $missing: Int\n  $seenMissing: Int\n) {\n  updateOrderLines(lines: $lines, status: $status, seen: $seen, missing: $missing, seenMissing: $seenMissing) {\n    lines {\n      id\n      status\n      missing\n      missingReturned\n      replaced\n      replacedBy\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "450e687414ee6a19687ae0c5e32aed9c";

export default node;
