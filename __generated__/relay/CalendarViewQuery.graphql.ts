/**
 * @generated SignedSource<<88be92ec18a30d66a497982bd6dc0b82>>
 * @relayHash 469fe879f26635d607021e8a725e2813
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e3085d4ecd72b65852a30571af0272dd3b29bf5cd1888b6c858013a9d8fca87

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
},
v1 = [
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
];
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
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "startDate",
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
                "name": "usualClosing",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PlannedPlace",
                "kind": "LinkedField",
                "name": "places",
                "plural": true,
                "selections": [
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
                    "concreteType": "PlaceDay",
                    "kind": "LinkedField",
                    "name": "days",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "day",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "TimeSlot",
                        "kind": "LinkedField",
                        "name": "slot",
                        "plural": false,
                        "selections": (v1/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
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
                    "kind": "ScalarField",
                    "name": "storageOnly",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "TimeSlot",
                    "kind": "LinkedField",
                    "name": "usual",
                    "plural": false,
                    "selections": (v1/*:: as any*/),
                    "storageKey": null
                  }
                ],
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
    "cacheID": "469fe879f26635d607021e8a725e2813",
    "id": "5e3085d4ecd72b65852a30571af0272dd3b29bf5cd1888b6c858013a9d8fca87",
    "metadata": {},
    "name": "CalendarViewQuery",
    "operationKind": "query",
    "text": "query CalendarViewQuery {\n  staff {\n    calendar {\n      period {\n        id\n      }\n      ...WeekRow_week\n    }\n  }\n}\n\nfragment WeekForm_week on CalendarWeek {\n  period {\n    id\n    deliveryDay\n    closesAt\n    closed\n    startDate\n  }\n  note {\n    primary\n    secondary\n  }\n  version\n  sold\n  usualClosing\n  places {\n    place\n    name\n    storageOnly\n    usual {\n      from\n      to\n    }\n    days {\n      day\n      slot {\n        from\n        to\n      }\n    }\n  }\n}\n\nfragment WeekRow_week on CalendarWeek {\n  period {\n    deliveryDay\n    closed\n    closesAt\n    id\n  }\n  note {\n    primary\n  }\n  sold\n  usualClosing\n  places {\n    name\n    days {\n      day\n      slot {\n        from\n        to\n      }\n    }\n  }\n  ...WeekForm_week\n}\n"
  }
};
})();

(node as any).hash = "86b287d8c087a660733cabe325fa8407";

export default node;
