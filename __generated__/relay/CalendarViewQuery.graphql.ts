/**
 * @generated SignedSource<<80b58d52b030149f937811447a488fb8>>
 * @relayHash 562bc10996647fddd4c15bf8f5c29764
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0790f43a32675ae0ce9a635bef682847db64fa3a0bda95d1dfa1f0a8f294116a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CalendarViewQuery$variables = Record<PropertyKey, never>;
export type CalendarViewQuery$data = {
  readonly staff: {
    readonly calendar: ReadonlyArray<{
      readonly period: {
        readonly id: string;
      };
      readonly " $fragmentSpreads": FragmentRefs<"WeekRow_week">;
    }>;
  } | null | undefined;
};
export type CalendarViewQuery = {
  response: CalendarViewQuery$data;
  variables: CalendarViewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CalendarViewQuery",
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
            "concreteType": "CalendarWeek",
            "kind": "LinkedField",
            "name": "calendar",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Period",
                "kind": "LinkedField",
                "name": "period",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "WeekRow_week"
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
    "name": "CalendarViewQuery",
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
            "concreteType": "CalendarWeek",
            "kind": "LinkedField",
            "name": "calendar",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Period",
                "kind": "LinkedField",
                "name": "period",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/),
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
                    "name": "closed",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "closesAt",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BilingualText",
                "kind": "LinkedField",
                "name": "note",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "primary",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "secondary",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sold",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
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
    "cacheID": "562bc10996647fddd4c15bf8f5c29764",
    "id": "0790f43a32675ae0ce9a635bef682847db64fa3a0bda95d1dfa1f0a8f294116a",
    "metadata": {},
    "name": "CalendarViewQuery",
    "operationKind": "query",
    "text": "query CalendarViewQuery {\n  staff {\n    calendar {\n      period {\n        id\n      }\n      ...WeekRow_week\n    }\n  }\n}\n\nfragment WeekForm_week on CalendarWeek {\n  period {\n    id\n    deliveryDay\n    closesAt\n    closed\n  }\n  note {\n    primary\n    secondary\n  }\n  version\n  sold\n}\n\nfragment WeekRow_week on CalendarWeek {\n  period {\n    deliveryDay\n    closed\n    id\n  }\n  note {\n    primary\n  }\n  sold\n  ...WeekForm_week\n}\n"
  }
};
})();

(node as any).hash = "86b287d8c087a660733cabe325fa8407";

export default node;
