/**
 * @generated SignedSource<<8aadb908c32a5e4ee893afd7e6ca9208>>
 * @relayHash 4bed3227a26dfd89a5dbd84bba335363
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81356cf355a6860e029b1a6d9f0e18db0c40b5bd0b8eb0bff20176135168ceaf

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MissingChoiceQuery$variables = {
  order: string;
};
export type MissingChoiceQuery$data = {
  readonly staff: {
    readonly credited: {
      readonly toBalance: number;
      readonly total: number;
      readonly " $fragmentSpreads": FragmentRefs<"PreviewSums_preview">;
    } | null | undefined;
    readonly refunded: {
      readonly toBalance: number;
      readonly toCard: number;
    } | null | undefined;
  } | null | undefined;
};
export type MissingChoiceQuery = {
  response: MissingChoiceQuery$data;
  variables: MissingChoiceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "order"
  }
],
v1 = {
  "kind": "Variable",
  "name": "order",
  "variableName": "order"
},
v2 = [
  (v1/*:: as any*/),
  {
    "kind": "Literal",
    "name": "refundTo",
    "value": "balance"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "toBalance",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "toCard",
  "storageKey": null
},
v6 = {
  "alias": "refunded",
  "args": [
    (v1/*:: as any*/),
    {
      "kind": "Literal",
      "name": "refundTo",
      "value": "card"
    }
  ],
  "concreteType": "ReturnPreview",
  "kind": "LinkedField",
  "name": "missingPreview",
  "plural": false,
  "selections": [
    (v5/*:: as any*/),
    (v4/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MissingChoiceQuery",
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
            "alias": "credited",
            "args": (v2/*:: as any*/),
            "concreteType": "ReturnPreview",
            "kind": "LinkedField",
            "name": "missingPreview",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PreviewSums_preview"
              }
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
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
    "name": "MissingChoiceQuery",
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
            "alias": "credited",
            "args": (v2/*:: as any*/),
            "concreteType": "ReturnPreview",
            "kind": "LinkedField",
            "name": "missingPreview",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
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
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "4bed3227a26dfd89a5dbd84bba335363",
    "id": "81356cf355a6860e029b1a6d9f0e18db0c40b5bd0b8eb0bff20176135168ceaf",
    "metadata": {},
    "name": "MissingChoiceQuery",
    "operationKind": "query",
    "text": "query MissingChoiceQuery(\n  $order: ID!\n) {\n  staff {\n    credited: missingPreview(order: $order, refundTo: balance) {\n      total\n      toBalance\n      ...PreviewSums_preview\n    }\n    refunded: missingPreview(order: $order, refundTo: card) {\n      toCard\n      toBalance\n    }\n  }\n}\n\nfragment PreviewSums_preview on ReturnPreview {\n  items\n  discount\n  gst\n  pst\n  deposit\n  depositKept\n  total\n  toCard\n  toBalance\n}\n"
  }
};
})();

(node as any).hash = "d6977a31b62bf0f70b556ad538c496da";

export default node;
