/**
 * @generated SignedSource<<1ba1f0d59ffd68c206f1020f4daa8c7a>>
 * @relayHash 77ade19cb790aa50eebd8475cc487c9b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 112fe40656453450efa58140eff9e2140b97dffde148849332da183c38a6877e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RefundTarget = "balance" | "card" | "%future added value";
export type QuantityChangeInput = {
  from: number;
  line: string;
  to: number;
};
export type useQuantityPreviewQuery$variables = {
  changes: ReadonlyArray<QuantityChangeInput>;
  order: string;
  refundTo: RefundTarget;
};
export type useQuantityPreviewQuery$data = {
  readonly staff: {
    readonly quantityPreview: {
      readonly total: number;
      readonly " $fragmentSpreads": FragmentRefs<"PreviewSums_preview">;
    };
  } | null | undefined;
};
export type useQuantityPreviewQuery = {
  response: useQuantityPreviewQuery$data;
  variables: useQuantityPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "changes"
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
    "name": "changes",
    "variableName": "changes"
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
    "name": "useQuantityPreviewQuery",
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
            "name": "quantityPreview",
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
    "name": "useQuantityPreviewQuery",
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
            "name": "quantityPreview",
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
    "cacheID": "77ade19cb790aa50eebd8475cc487c9b",
    "id": "112fe40656453450efa58140eff9e2140b97dffde148849332da183c38a6877e",
    "metadata": {},
    "name": "useQuantityPreviewQuery",
    "operationKind": "query",
    "text": "query useQuantityPreviewQuery(\n  $order: ID!\n  $changes: [QuantityChangeInput!]!\n  $refundTo: RefundTarget!\n) {\n  staff {\n    quantityPreview(order: $order, changes: $changes, refundTo: $refundTo) {\n      total\n      ...PreviewSums_preview\n    }\n  }\n}\n\nfragment PreviewSums_preview on ReturnPreview {\n  items\n  discount\n  gst\n  pst\n  deposit\n  depositKept\n  total\n  toCard\n  toBalance\n}\n"
  }
};
})();

(node as any).hash = "f5a85ea9bed920c695341a421ea3b685";

export default node;
