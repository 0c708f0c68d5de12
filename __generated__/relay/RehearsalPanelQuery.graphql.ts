/**
 * @generated SignedSource<<05cc75e880250b8b9a669f06516d0ab6>>
 * @relayHash 32f6d0adfcd100e0b18014533f83947c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38ff87392c3e6b2b78c688e5bb4a798e294eb136f2d210ee5fef3ea37013bd46

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RehearsalPanelQuery$variables = Record<PropertyKey, never>;
export type RehearsalPanelQuery$data = {
  readonly staff: {
    readonly rehearsal: {
      readonly " $fragmentSpreads": FragmentRefs<"RehearsalResult_rehearsal">;
    };
  } | null | undefined;
};
export type RehearsalPanelQuery = {
  response: RehearsalPanelQuery$data;
  variables: RehearsalPanelQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RehearsalPanelQuery",
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
            "args": null,
            "concreteType": "ClosingRehearsal",
            "kind": "LinkedField",
            "name": "rehearsal",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "RehearsalResult_rehearsal"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RehearsalPanelQuery",
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
            "args": null,
            "concreteType": "ClosingRehearsal",
            "kind": "LinkedField",
            "name": "rehearsal",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Period",
                "kind": "LinkedField",
                "name": "period",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "deliveryDay",
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
              },
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "bought",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "refused",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unsure",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "waiting",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "RehearsedCart",
                "kind": "LinkedField",
                "name": "carts",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "customer",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "lines",
                    "storageKey": null
                  },
                  (v0/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "credit",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "card",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "AutoCloseReason",
                    "kind": "LinkedField",
                    "name": "reasons",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "message",
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "32f6d0adfcd100e0b18014533f83947c",
    "id": "38ff87392c3e6b2b78c688e5bb4a798e294eb136f2d210ee5fef3ea37013bd46",
    "metadata": {},
    "name": "RehearsalPanelQuery",
    "operationKind": "query",
    "text": "query RehearsalPanelQuery {\n  staff {\n    rehearsal {\n      ...RehearsalResult_rehearsal\n    }\n  }\n}\n\nfragment RehearsalResult_rehearsal on ClosingRehearsal {\n  period {\n    deliveryDay\n    id\n  }\n  total\n  bought\n  refused\n  unsure\n  waiting\n  carts {\n    customer\n    lines\n    total\n    credit\n    card\n    reasons {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "fe13f8a5f693b4324c13d2c0adac89e2";

export default node;
