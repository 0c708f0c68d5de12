/**
 * @generated SignedSource<<efc19bd9ff68bf618aa711baeaa28733>>
 * @relayHash d33fe5be4b25102b2e478233f8f7dbfe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f089d946e4247e1ac8a59e3d8017822549d65ebb01bb57d3437be359cb6aee40

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
    readonly " $fragmentSpreads": FragmentRefs<"MarketTimePanel_staff" | "WeekRhythm_staff">;
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
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deliveryDay",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startDate",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sold",
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
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v6 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "weekday",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "at",
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
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WeekRhythm_staff"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MarketTimePanel_staff"
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
                  (v1/*:: as any*/),
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
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "handoverFrom",
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
              (v3/*:: as any*/),
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
                        "selections": (v4/*:: as any*/),
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
                    "selections": (v4/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "WeekPlans",
            "kind": "LinkedField",
            "name": "weekPlans",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "WeekPlan",
                "kind": "LinkedField",
                "name": "plans",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Period",
                    "kind": "LinkedField",
                    "name": "from",
                    "plural": false,
                    "selections": [
                      (v0/*:: as any*/),
                      (v1/*:: as any*/),
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "WeeklyMoment",
                    "kind": "LinkedField",
                    "name": "closing",
                    "plural": false,
                    "selections": (v6/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "WeeklyMoment",
                    "kind": "LinkedField",
                    "name": "basketsUntil",
                    "plural": false,
                    "selections": (v6/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "WeeklyMoment",
                    "kind": "LinkedField",
                    "name": "missing",
                    "plural": false,
                    "selections": (v6/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MarketTime",
            "kind": "LinkedField",
            "name": "marketTime",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "timeZone",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "firstWeekday",
                "storageKey": null
              },
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "d33fe5be4b25102b2e478233f8f7dbfe",
    "id": "f089d946e4247e1ac8a59e3d8017822549d65ebb01bb57d3437be359cb6aee40",
    "metadata": {},
    "name": "CalendarViewQuery",
    "operationKind": "query",
    "text": "query CalendarViewQuery {\n  staff {\n    calendar {\n      period {\n        id\n      }\n      ...WeekRow_week\n    }\n    ...WeekRhythm_staff\n    ...MarketTimePanel_staff\n  }\n}\n\nfragment MarketTimePanel_staff on Staff {\n  marketTime {\n    version\n    timeZone\n    firstWeekday\n    sold\n  }\n}\n\nfragment PlanForm_staff on Staff {\n  weekPlans {\n    version\n    plans {\n      from {\n        startDate\n        id\n      }\n      closing {\n        weekday\n        at\n      }\n      basketsUntil {\n        weekday\n        at\n      }\n      missing {\n        weekday\n        at\n      }\n    }\n  }\n  calendar {\n    period {\n      id\n      startDate\n      deliveryDay\n    }\n  }\n}\n\nfragment WeekForm_week on CalendarWeek {\n  period {\n    id\n    deliveryDay\n    closesAt\n    closed\n    startDate\n    handoverFrom\n  }\n  note {\n    primary\n    secondary\n  }\n  version\n  sold\n  usualClosing\n  places {\n    place\n    name\n    storageOnly\n    usual {\n      from\n      to\n    }\n    days {\n      day\n      slot {\n        from\n        to\n      }\n    }\n  }\n}\n\nfragment WeekRhythm_staff on Staff {\n  weekPlans {\n    version\n    plans {\n      from {\n        id\n        deliveryDay\n      }\n      closing {\n        weekday\n        at\n      }\n      basketsUntil {\n        weekday\n        at\n      }\n      missing {\n        weekday\n        at\n      }\n    }\n  }\n  ...PlanForm_staff\n}\n\nfragment WeekRow_week on CalendarWeek {\n  period {\n    deliveryDay\n    closed\n    closesAt\n    id\n  }\n  note {\n    primary\n  }\n  sold\n  usualClosing\n  places {\n    name\n    days {\n      day\n      slot {\n        from\n        to\n      }\n    }\n  }\n  ...WeekForm_week\n}\n"
  }
};
})();

(node as any).hash = "a7d8c5c99efdd951051b52bfa46a7d98";

export default node;
