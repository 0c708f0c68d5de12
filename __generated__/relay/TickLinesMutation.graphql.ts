/**
 * @generated SignedSource<<a32dc7c3b77b5a2050af835c93eea195>>
 * @relayHash 8b738a4e52a137379f18885555750a22
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 444a7b2951ef950e719083253fc7f320c7f780c8186688b61334d089fa6603f5

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
    "cacheID": "8b738a4e52a137379f18885555750a22",
    "id": "444a7b2951ef950e719083253fc7f320c7f780c8186688b61334d089fa6603f5",
    "metadata": {},
    "name": "TickLinesMutation",
    "operationKind": "mutation",
    "text": "mutation TickLinesMutation(\n  $lines: [ID!]!\n  $status: LineStatus!\n  $seen: LineStatus\n  $missing: Int\n  $seenMissing: Int\n) {\n  updateOrderLines(lines: $lines, status: $status, seen: $seen, missing: $missing, seenMissing: $seenMissing) {\n    lines {\n      id\n      status\n      missing\n      missingReturned\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "23554f50e0a18226772358be236df46e";

export default node;
