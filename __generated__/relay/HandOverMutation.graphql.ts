/**
 * @generated SignedSource<<b36fefd2e2427f3418c8f502ede9c0c8>>
 * @relayHash 53e97b374dfb7c27aa8e779b052095e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2cb8ab29e2c80a8c8e9e1f6a0eb7dc6ddea6ee98a30481e2127943b7d01f7cd8

import type { ConcreteRequest } from 'relay-runtime';
export type OrderStatus = "cancelled" | "completed" | "disputed" | "fulfilled" | "merged" | "pending" | "processed" | "refunded" | "shipped" | "%future added value";
export type HandOverMutation$variables = {
  order: string;
  requestId: string;
  unpaid?: number | null | undefined;
};
export type HandOverMutation$data = {
  readonly handOver: {
    readonly id: string;
    readonly status: OrderStatus;
  };
};
export type HandOverMutation = {
  response: HandOverMutation$data;
  variables: HandOverMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "order"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "requestId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "unpaid"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "order",
        "variableName": "order"
      },
      {
        "kind": "Variable",
        "name": "requestId",
        "variableName": "requestId"
      },
      {
        "kind": "Variable",
        "name": "unpaid",
        "variableName": "unpaid"
      }
    ],
    "concreteType": "Order",
    "kind": "LinkedField",
    "name": "handOver",
    "plural": false,
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
    "name": "HandOverMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "HandOverMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "53e97b374dfb7c27aa8e779b052095e5",
    "id": "2cb8ab29e2c80a8c8e9e1f6a0eb7dc6ddea6ee98a30481e2127943b7d01f7cd8",
    "metadata": {},
    "name": "HandOverMutation",
    "operationKind": "mutation",
    "text": "mutation HandOverMutation(\n  $order: ID!\n  $requestId: ID!\n  $unpaid: Cents\n) {\n  handOver(order: $order, requestId: $requestId, unpaid: $unpaid) {\n    id\n    status\n  }\n}\n"
  }
};
})();

(node as any).hash = "a36b2d0f2058837546fc53d4c1f43000";

export default node;
