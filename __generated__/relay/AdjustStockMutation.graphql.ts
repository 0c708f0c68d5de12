/**
 * @generated SignedSource<<4eedb542c9c8d4f8bbde7d44d3f54f3e>>
 * @relayHash 099543ecfbf53274bce1c6c658a72bc9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef9e303bb727b3f4d1fcfd9e273987986a9ebf955269a2655b6b2a052762e7a5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdjustStockMutation$variables = {
  requestId: string;
  stock: number;
  stockMdo: number;
  variant: string;
};
export type AdjustStockMutation$data = {
  readonly adjustStock: {
    readonly " $fragmentSpreads": FragmentRefs<"VariantStock_variant">;
  };
};
export type AdjustStockMutation = {
  response: AdjustStockMutation$data;
  variables: AdjustStockMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "requestId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "stock"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "stockMdo"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "variant"
},
v4 = [
  {
    "kind": "Variable",
    "name": "requestId",
    "variableName": "requestId"
  },
  {
    "kind": "Variable",
    "name": "stock",
    "variableName": "stock"
  },
  {
    "kind": "Variable",
    "name": "stockMdo",
    "variableName": "stockMdo"
  },
  {
    "kind": "Variable",
    "name": "variant",
    "variableName": "variant"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "AdjustStockMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Variant",
        "kind": "LinkedField",
        "name": "adjustStock",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "VariantStock_variant"
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
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AdjustStockMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Variant",
        "kind": "LinkedField",
        "name": "adjustStock",
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
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "trackStock",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "stored",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "stock",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "stockOnHold",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "stockMdo",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "stockMdoOnHold",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "099543ecfbf53274bce1c6c658a72bc9",
    "id": "ef9e303bb727b3f4d1fcfd9e273987986a9ebf955269a2655b6b2a052762e7a5",
    "metadata": {},
    "name": "AdjustStockMutation",
    "operationKind": "mutation",
    "text": "mutation AdjustStockMutation(\n  $variant: ID!\n  $stock: Int!\n  $stockMdo: Int!\n  $requestId: ID!\n) {\n  adjustStock(variant: $variant, stock: $stock, stockMdo: $stockMdo, requestId: $requestId) {\n    ...VariantStock_variant\n    id\n  }\n}\n\nfragment VariantStock_variant on Variant {\n  id\n  name\n  trackStock\n  stored\n  stock\n  stockOnHold\n  stockMdo\n  stockMdoOnHold\n}\n"
  }
};
})();

(node as any).hash = "2cd6afa999ec305bedb4803b4c3ce041";

export default node;
