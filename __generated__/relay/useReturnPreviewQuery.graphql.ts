/**
 * @generated SignedSource<<72876a6f235a7a85623a4f0640b0f43d>>
 * @relayHash 773ca2cdb28828f8376ca225c7824a61
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d5b01bb9f304a7e5c8c60141d379334f9d6bfc93d0585df7ea222c848d82409

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RefundTarget = "balance" | "card" | "%future added value";
export type ReturnedItemInput = {
  line: string;
  quantity: number;
};
export type useReturnPreviewQuery$variables = {
  items: ReadonlyArray<ReturnedItemInput>;
  order: string;
  refundTo: RefundTarget;
};
export type useReturnPreviewQuery$data = {
  readonly staff: {
    readonly returnPreview: {
      readonly total: number;
      readonly " $fragmentSpreads": FragmentRefs<"PreviewSums_preview">;
    };
  } | null | undefined;
};
export type useReturnPreviewQuery = {
  response: useReturnPreviewQuery$data;
  variables: useReturnPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "items"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "order"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "refundTo"
},
v3 = [
  {
    "kind": "Variable",
    "name": "items",
    "variableName": "items"
  },
  {
    "kind": "Variable",
    "name": "order",
    "variableName": "order"
  },
  {
    "kind": "Variable",
    "name": "refundTo",
    "variableName": "refundTo"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useReturnPreviewQuery",
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
            "args": (v3/*:: as any*/),
            "concreteType": "ReturnPreview",
            "kind": "LinkedField",
            "name": "returnPreview",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PreviewSums_preview"
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useReturnPreviewQuery",
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
            "args": (v3/*:: as any*/),
            "concreteType": "ReturnPreview",
            "kind": "LinkedField",
            "name": "returnPreview",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "items",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "discount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "gst",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pst",
                "storageKey": null
              },
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
                "name": "depositKept",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "toCard",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "toBalance",
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
    "cacheID": "773ca2cdb28828f8376ca225c7824a61",
    "id": "6d5b01bb9f304a7e5c8c60141d379334f9d6bfc93d0585df7ea222c848d82409",
    "metadata": {},
    "name": "useReturnPreviewQuery",
    "operationKind": "query",
    "text": "query useReturnPreviewQuery(\n  $order: ID!\n  $items: [ReturnedItemInput!]!\n  $refundTo: RefundTarget!\n) {\n  staff {\n    returnPreview(order: $order, items: $items, refundTo: $refundTo) {\n      total\n      ...PreviewSums_preview\n    }\n  }\n}\n\nfragment PreviewSums_preview on ReturnPreview {\n  items\n  discount\n  gst\n  pst\n  deposit\n  depositKept\n  total\n  toCard\n  toBalance\n}\n"
  }
};
})();

(node as any).hash = "f22783b70060173aa473389d5580e056";

export default node;
