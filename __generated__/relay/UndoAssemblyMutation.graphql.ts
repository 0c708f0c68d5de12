/**
 * @generated SignedSource<<c6f8c51b7cea32bb74478d69f6c86c51>>
 * @relayHash 3fed05c22dcc56b75f5a6a788af03812
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac365ea06a9f48697c1b2fd74b8d54b25a8c46fc90fb24487f59699618efc46e

import type { ConcreteRequest } from 'relay-runtime';
export type OrderStatus = "cancelled" | "completed" | "disputed" | "fulfilled" | "merged" | "pending" | "processed" | "refunded" | "shipped" | "%future added value";
export type UndoAssemblyMutation$variables = {
  at?: string | null | undefined;
  orders: ReadonlyArray<string>;
  requestId?: string | null | undefined;
};
export type UndoAssemblyMutation$data = {
  readonly undoAssembly: ReadonlyArray<{
    readonly id: string;
    readonly status: OrderStatus;
  }>;
};
export type UndoAssemblyMutation = {
  response: UndoAssemblyMutation$data;
  variables: UndoAssemblyMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "at"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orders"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "requestId"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "at",
        "variableName": "at"
      },
      {
        "kind": "Variable",
        "name": "orders",
        "variableName": "orders"
      },
      {
        "kind": "Variable",
        "name": "requestId",
        "variableName": "requestId"
      }
    ],
    "concreteType": "Order",
    "kind": "LinkedField",
    "name": "undoAssembly",
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
    "name": "UndoAssemblyMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "UndoAssemblyMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "3fed05c22dcc56b75f5a6a788af03812",
    "id": "ac365ea06a9f48697c1b2fd74b8d54b25a8c46fc90fb24487f59699618efc46e",
    "metadata": {},
    "name": "UndoAssemblyMutation",
    "operationKind": "mutation",
    "text": "mutation UndoAssemblyMutation(\n  $orders: [ID!]!\n  $at: DateTime\n  $requestId: ID\n) {\n  undoAssembly(orders: $orders, at: $at, requestId: $requestId) {\n    id\n    status\n  }\n}\n"
  }
};
})();

(node as any).hash = "a4855ff506961b22eb4ec6483195abc2";

export default node;
