/**
 * @generated SignedSource<<cf14525f4d8673c1e2f6d440cacf464b>>
 * @relayHash 4b6350aef3712489e02fa8d06d29887b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 306862d0d40b36584b0e9716a719355201d85acd756a0f39a4fd37283f60f612

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReturnedContainersInput = {
  deposit: number;
  quantity: number;
};
export type RefundOrderDepositMutation$variables = {
  containers: ReadonlyArray<ReturnedContainersInput>;
  order: string;
  requestId: string;
};
export type RefundOrderDepositMutation$data = {
  readonly refundOrderDeposit: {
    readonly " $fragmentSpreads": FragmentRefs<"ContainerReturn_order">;
  };
};
export type RefundOrderDepositMutation = {
  response: RefundOrderDepositMutation$data;
  variables: RefundOrderDepositMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "containers"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "order"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "requestId"
},
v3 = [
  {
    "kind": "Variable",
    "name": "containers",
    "variableName": "containers"
  },
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
    "name": "RefundOrderDepositMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "refundOrderDeposit",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ContainerReturn_order"
          }
        ],
        "storageKey": null
      }
    ],
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
    "name": "RefundOrderDepositMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "refundOrderDeposit",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "HeldContainers",
            "kind": "LinkedField",
            "name": "containersHeld",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "deposit",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "quantity",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "products",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "4b6350aef3712489e02fa8d06d29887b",
    "id": "306862d0d40b36584b0e9716a719355201d85acd756a0f39a4fd37283f60f612",
    "metadata": {},
    "name": "RefundOrderDepositMutation",
    "operationKind": "mutation",
    "text": "mutation RefundOrderDepositMutation(\n  $order: ID!\n  $containers: [ReturnedContainersInput!]!\n  $requestId: ID!\n) {\n  refundOrderDeposit(order: $order, containers: $containers, requestId: $requestId) {\n    ...ContainerReturn_order\n    id\n  }\n}\n\nfragment ContainerReturn_order on Order {\n  containersHeld {\n    deposit\n    quantity\n    products\n  }\n}\n"
  }
};
})();

(node as any).hash = "7b2f98b6d2fd6bfd9d2e3481b927239a";

export default node;
