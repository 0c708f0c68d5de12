/**
 * @generated SignedSource<<b28d8b5d6ac43d12e1a3a8cae8544150>>
 * @relayHash 8f9d16369c7f9f4a552fe7364d88093b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f3dde5008fc1206639f8094e0d1f56626da06cd10d0d1d064af77b037466b31

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderMoveInput = {
  day?: string | null | undefined;
  from?: string | null | undefined;
  order?: string | null | undefined;
  period: string;
  place?: string | null | undefined;
  to?: string | null | undefined;
  toDay?: string | null | undefined;
  toPeriod: string;
  toPlace?: string | null | undefined;
};
export type useMovePreviewQuery$variables = {
  input: OrderMoveInput;
};
export type useMovePreviewQuery$data = {
  readonly staff: {
    readonly orderMove: {
      readonly groups: ReadonlyArray<{
        readonly toSlot: {
          readonly from: string;
          readonly to: string;
        };
      }>;
      readonly moving: ReadonlyArray<string>;
      readonly orders: number;
      readonly " $fragmentSpreads": FragmentRefs<"MoveSummary_preview">;
    };
  } | null | undefined;
};
export type useMovePreviewQuery = {
  response: useMovePreviewQuery$data;
  variables: useMovePreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "moving",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "orders",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "from",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "to",
    "storageKey": null
  }
],
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "TimeSlot",
  "kind": "LinkedField",
  "name": "toSlot",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useMovePreviewQuery",
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
            "concreteType": "OrderMovePreview",
            "kind": "LinkedField",
            "name": "orderMove",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "OrderMoveGroup",
                "kind": "LinkedField",
                "name": "groups",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "MoveSummary_preview"
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
    "name": "useMovePreviewQuery",
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
            "concreteType": "OrderMovePreview",
            "kind": "LinkedField",
            "name": "orderMove",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "OrderMoveGroup",
                "kind": "LinkedField",
                "name": "groups",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "place",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "TimeSlot",
                    "kind": "LinkedField",
                    "name": "slot",
                    "plural": false,
                    "selections": (v4/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "toPlace",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "StayingOrder",
                "kind": "LinkedField",
                "name": "staying",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "number",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "reason",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "payments",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "mails",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "withoutAddress",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cheaper",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cheaperBy",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "dearer",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "dearerBy",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "TimeSlot",
                "kind": "LinkedField",
                "name": "outsideHours",
                "plural": false,
                "selections": (v4/*:: as any*/),
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
    "cacheID": "8f9d16369c7f9f4a552fe7364d88093b",
    "id": "1f3dde5008fc1206639f8094e0d1f56626da06cd10d0d1d064af77b037466b31",
    "metadata": {},
    "name": "useMovePreviewQuery",
    "operationKind": "query",
    "text": "query useMovePreviewQuery(\n  $input: OrderMoveInput!\n) {\n  staff {\n    orderMove(input: $input) {\n      moving\n      orders\n      groups {\n        toSlot {\n          from\n          to\n        }\n      }\n      ...MoveSummary_preview\n    }\n  }\n}\n\nfragment MoveSummary_preview on OrderMovePreview {\n  orders\n  groups {\n    orders\n    place\n    slot {\n      from\n      to\n    }\n    toPlace\n    toSlot {\n      from\n      to\n    }\n  }\n  staying {\n    number\n    reason\n  }\n  payments\n  mails\n  withoutAddress\n  cheaper\n  cheaperBy\n  dearer\n  dearerBy\n  outsideHours {\n    from\n    to\n  }\n}\n"
  }
};
})();

(node as any).hash = "c06ed7efbca43c2df1e93234b997512a";

export default node;
