/**
 * @generated SignedSource<<d37b3afcbd083fe737a2f5fa8841d059>>
 * @relayHash 805e9b6707a8a155ddb8f00e0a80bbb5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 346ebc41831e27e3672e7f6675824d4fc63a6c82646cab8b2e83f06416fab32d

import type { ConcreteRequest } from 'relay-runtime';
export type LineStatus = "missing" | "packed" | "preparing" | "received" | "waiting" | "%future added value";
export type TickLinesMutation$variables = {
  lines: ReadonlyArray<string>;
  seen?: LineStatus | null | undefined;
  status: LineStatus;
};
export type TickLinesMutation$data = {
  readonly updateOrderLines: {
    readonly lines: ReadonlyArray<{
      readonly id: string;
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
  "name": "seen"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v3 = [
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
        "name": "seen",
        "variableName": "seen"
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
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "TickLinesMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "TickLinesMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "805e9b6707a8a155ddb8f00e0a80bbb5",
    "id": "346ebc41831e27e3672e7f6675824d4fc63a6c82646cab8b2e83f06416fab32d",
    "metadata": {},
    "name": "TickLinesMutation",
    "operationKind": "mutation",
    "text": "mutation TickLinesMutation(\n  $lines: [ID!]!\n  $status: LineStatus!\n  $seen: LineStatus\n) {\n  updateOrderLines(lines: $lines, status: $status, seen: $seen) {\n    lines {\n      id\n      status\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "7a76d7bfde3b4195bfdbfa31f95c134b";

export default node;
