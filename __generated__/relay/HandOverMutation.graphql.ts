/**
 * @generated SignedSource<<9cce5a695320ad7b2641a47c11d7bbd4>>
 * @relayHash 16385d305e9a829a99350c09ee226af7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd8767cfe87b42e54dcb5f5dfd1a9746768848d452e916d13d1bb443968fc096

import type { ConcreteRequest } from 'relay-runtime';
export type OrderStatus = "cancelled" | "completed" | "disputed" | "fulfilled" | "merged" | "pending" | "processed" | "refunded" | "shipped" | "%future added value";
export type HandOverMutation$variables = {
  order: string;
  requestId: string;
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
    "cacheID": "16385d305e9a829a99350c09ee226af7",
    "id": "dd8767cfe87b42e54dcb5f5dfd1a9746768848d452e916d13d1bb443968fc096",
    "metadata": {},
    "name": "HandOverMutation",
    "operationKind": "mutation",
    "text": "mutation HandOverMutation(\n  $order: ID!\n  $requestId: ID!\n) {\n  handOver(order: $order, requestId: $requestId) {\n    id\n    status\n  }\n}\n"
  }
};
})();

(node as any).hash = "80e0cd967f013519788ff0e8f2669753";

export default node;
