/**
 * @generated SignedSource<<38af1e00890811788316e43c5d453d82>>
 * @relayHash d3b8c1f2e3c29df7b331ea9a987cfa1a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08303bb99c1fb4de674f96d9cd36349d6357b19a3792b8952ca58378e14208c8

import type { ConcreteRequest } from 'relay-runtime';
export type OrderStatus = "cancelled" | "completed" | "disputed" | "fulfilled" | "merged" | "pending" | "processed" | "refunded" | "shipped" | "%future added value";
export type UndoAssemblyMutation$variables = {
  orders: ReadonlyArray<string>;
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
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "orders"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "orders",
        "variableName": "orders"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "UndoAssemblyMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UndoAssemblyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "d3b8c1f2e3c29df7b331ea9a987cfa1a",
    "id": "08303bb99c1fb4de674f96d9cd36349d6357b19a3792b8952ca58378e14208c8",
    "metadata": {},
    "name": "UndoAssemblyMutation",
    "operationKind": "mutation",
    "text": "mutation UndoAssemblyMutation(\n  $orders: [ID!]!\n) {\n  undoAssembly(orders: $orders) {\n    id\n    status\n  }\n}\n"
  }
};
})();

(node as any).hash = "b07f7a3178f0383e353c7c3441d53115";

export default node;
