/**
 * @generated SignedSource<<d1abfa7be5292f0f5b0dad0427ad6700>>
 * @relayHash 146731e6a8ba6c5d3c5c844f4a5aad45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9fa74da80d5e2931d832b2bbe80b98c5dd53397a66f1efbe7a84e7ffcc9aad84

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
    readonly " $fragmentSpreads": FragmentRefs<"MarketTimePanel_staff" | "RulesAgreement_staff" | "WeekRhythm_staff">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"weekWarnings_query">;
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
  "name": "weekday",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "from",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "to",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "GoodsDays",
  "kind": "LinkedField",
  "name": "goodsDays",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DropOff",
      "kind": "LinkedField",
      "name": "dropOff",
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
      "concreteType": "ServingPlace",
      "kind": "LinkedField",
      "name": "places",
      "plural": true,
      "selections": [
        (v3/*:: as any*/),
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
},
v6 = [
  (v0/*:: as any*/),
  (v5/*:: as any*/)
],
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "WeeklyMoment",
  "kind": "LinkedField",
  "name": "closing",
  "plural": false,
  "selections": (v6/*:: as any*/),
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "WeeklyMoment",
  "kind": "LinkedField",
  "name": "basketsUntil",
  "plural": false,
  "selections": (v6/*:: as any*/),
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "WeeklyMoment",
  "kind": "LinkedField",
  "name": "missing",
  "plural": false,
  "selections": (v6/*:: as any*/),
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deliveryDay",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startDate",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sold",
  "storageKey": null
},
v15 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/)
],
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeZone",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstWeekday",
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
        "kind": "InlineDataFragmentSpread",
        "name": "weekWarnings_query",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Staff",
            "kind": "LinkedField",
            "name": "staff",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "WeekPlans",
                "kind": "LinkedField",
                "name": "weekPlans",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "WeekPlan",
                    "kind": "LinkedField",
                    "name": "plans",
                    "plural": true,
                    "selections": [
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/)
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
        "args": null,
        "argumentDefinitions": []
      },
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
                  (v10/*:: as any*/)
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
            "name": "RulesAgreement_staff"
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
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "WeekPlans",
            "kind": "LinkedField",
            "name": "weekPlans",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "WeekPlan",
                "kind": "LinkedField",
                "name": "plans",
                "plural": true,
                "selections": [
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Period",
                    "kind": "LinkedField",
                    "name": "from",
                    "plural": false,
                    "selections": [
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v13/*:: as any*/)
            ],
            "storageKey": null
          },
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
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
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
                  (v12/*:: as any*/),
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
              (v14/*:: as any*/),
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
                  (v3/*:: as any*/),
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
                        "selections": (v15/*:: as any*/),
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
                    "selections": (v15/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v13/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MarketRules",
            "kind": "LinkedField",
            "name": "marketRules",
            "plural": false,
            "selections": [
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "shortageRule",
                "storageKey": null
              },
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "TermsAgreement",
                "kind": "LinkedField",
                "name": "agreement",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v3/*:: as any*/)
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
              (v13/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v14/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "146731e6a8ba6c5d3c5c844f4a5aad45",
    "id": "9fa74da80d5e2931d832b2bbe80b98c5dd53397a66f1efbe7a84e7ffcc9aad84",
    "metadata": {},
    "name": "CalendarViewQuery",
    "operationKind": "query",
    "text": "query CalendarViewQuery {\n  ...weekWarnings_query\n  staff {\n    calendar {\n      period {\n        id\n      }\n      ...WeekRow_week\n    }\n    ...RulesAgreement_staff\n    ...WeekRhythm_staff\n    ...MarketTimePanel_staff\n  }\n}\n\nfragment MarketTimePanel_staff on Staff {\n  marketTime {\n    version\n    timeZone\n    firstWeekday\n    sold\n  }\n}\n\nfragment PlanForm_staff on Staff {\n  weekPlans {\n    version\n    plans {\n      from {\n        startDate\n        id\n      }\n      closing {\n        weekday\n        at\n      }\n      basketsUntil {\n        weekday\n        at\n      }\n      missing {\n        weekday\n        at\n      }\n    }\n  }\n  calendar {\n    period {\n      id\n      startDate\n      deliveryDay\n    }\n  }\n}\n\nfragment RulesAgreement_staff on Staff {\n  marketRules {\n    timeZone\n    firstWeekday\n    shortageRule\n    closing {\n      weekday\n      at\n    }\n    basketsUntil {\n      weekday\n      at\n    }\n    missing {\n      weekday\n      at\n    }\n    agreement {\n      at\n      name\n    }\n  }\n}\n\nfragment WeekForm_week on CalendarWeek {\n  period {\n    id\n    deliveryDay\n    closesAt\n    closed\n    startDate\n    handoverFrom\n  }\n  note {\n    primary\n    secondary\n  }\n  version\n  sold\n  usualClosing\n  places {\n    place\n    name\n    storageOnly\n    usual {\n      from\n      to\n    }\n    days {\n      day\n      slot {\n        from\n        to\n      }\n    }\n  }\n}\n\nfragment WeekRhythm_staff on Staff {\n  weekPlans {\n    version\n    plans {\n      from {\n        id\n        deliveryDay\n      }\n      closing {\n        weekday\n        at\n      }\n      basketsUntil {\n        weekday\n        at\n      }\n      missing {\n        weekday\n        at\n      }\n    }\n  }\n  ...PlanForm_staff\n}\n\nfragment WeekRow_week on CalendarWeek {\n  period {\n    deliveryDay\n    closed\n    closesAt\n    id\n  }\n  note {\n    primary\n  }\n  sold\n  usualClosing\n  places {\n    name\n    days {\n      day\n      slot {\n        from\n        to\n      }\n    }\n  }\n  ...WeekForm_week\n}\n\nfragment weekWarnings_query on Query {\n  staff {\n    goodsDays {\n      dropOff {\n        weekday\n        from\n        to\n      }\n      places {\n        name\n        weekday\n        from\n      }\n    }\n    weekPlans {\n      plans {\n        closing {\n          weekday\n          at\n        }\n        basketsUntil {\n          weekday\n          at\n        }\n        missing {\n          weekday\n          at\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "a8a44c32004151a8a39281975697ac7d";

export default node;
