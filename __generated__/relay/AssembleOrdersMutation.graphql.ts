/**
 * @generated SignedSource<<a2bcf5df3ceeaddf21a43dc7d4da8aa2>>
 * @relayHash f1de41271f780dfb0dc0f2ee54a13607
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3cadae68b5eca135a007b11604c84ea55c9d41404768ea45183a327eb0bfa1c4

import type { ConcreteRequest } from 'relay-runtime';
export type OrderStatus = "cancelled" | "completed" | "disputed" | "fulfilled" | "merged" | "pending" | "processed" | "refunded" | "shipped" | "%future added value";
export type AssembleOrdersMutation$variables = {
  orders: ReadonlyArray<string>;
  requestId?: string | null | undefined;
};
export type AssembleOrdersMutation$data = {
  readonly assembleOrders: ReadonlyArray<{
    readonly id: string;
    readonly status: OrderStatus;
  }>;
};
export type AssembleOrdersMutation = {
  response: AssembleOrdersMutation$data;
  variables: AssembleOrdersMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "orders"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "requestId"
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
      },
      {
        "kind": "Variable",
        "name": "requestId",
        "variableName": "requestId"
      }
    ],
    "concreteType": "Order",
    "kind": "LinkedField",
    "name": "assembleOrders",
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
    "name": "AssembleOrdersMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AssembleOrdersMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "f1de41271f780dfb0dc0f2ee54a13607",
    "id": "3cadae68b5eca135a007b11604c84ea55c9d41404768ea45183a327eb0bfa1c4",
    "metadata": {},
    "name": "AssembleOrdersMutation",
    "operationKind": "mutation",
    "text": "mutation AssembleOrdersMutation(\n  $orders: [ID!]!\n  $requestId: ID\n) {\n  assembleOrders(orders: $orders, requestId: $requestId) {\n    id\n    status\n  }\n}\n"
  }
};
})();

(node as any).hash = "0815f858c85a04d62b107b8f5b76cadc";

export default node;
