/**
 * @generated SignedSource<<a651d7b8871f90376a197e99ae9926ba>>
 * @relayHash 4de61ecb5158aafa57895fa058b11e7e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 105d326ec48f15e77912d78ffadc2ba0ab9a89fff9dd512b70ac93d2e28ecdd5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContainerReturnQuery$variables = {
  order: string;
};
export type ContainerReturnQuery$data = {
  readonly staff: {
    readonly packingSheet: {
      readonly order: {
        readonly " $fragmentSpreads": FragmentRefs<"ContainerReturn_order">;
      };
    } | null | undefined;
  } | null | undefined;
};
export type ContainerReturnQuery = {
  response: ContainerReturnQuery$data;
  variables: ContainerReturnQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "order"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "order",
    "variableName": "order"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ContainerReturnQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Staff",
        "kind": "LinkedField",
        "name": "staff",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "PackingSheet",
            "kind": "LinkedField",
            "name": "packingSheet",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Order",
                "kind": "LinkedField",
                "name": "order",
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
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ContainerReturnQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Staff",
        "kind": "LinkedField",
        "name": "staff",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "PackingSheet",
            "kind": "LinkedField",
            "name": "packingSheet",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Order",
                "kind": "LinkedField",
                "name": "order",
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
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "4de61ecb5158aafa57895fa058b11e7e",
    "id": "105d326ec48f15e77912d78ffadc2ba0ab9a89fff9dd512b70ac93d2e28ecdd5",
    "metadata": {},
    "name": "ContainerReturnQuery",
    "operationKind": "query",
    "text": "query ContainerReturnQuery(\n  $order: ID!\n) {\n  staff {\n    packingSheet(order: $order) {\n      order {\n        ...ContainerReturn_order\n        id\n      }\n    }\n  }\n}\n\nfragment ContainerReturn_order on Order {\n  containersHeld {\n    deposit\n    quantity\n    products\n  }\n}\n"
  }
};
})();

(node as any).hash = "940d44b97e9dee7bfd0c958a383a541f";

export default node;
