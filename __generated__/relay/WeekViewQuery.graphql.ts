/**
 * @generated SignedSource<<db4c7c9bac37e7c7f34033d13cd97fb2>>
 * @relayHash b5b7430e579bc295df832d209446c48f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de2a00842386b182272f1a84affe48a57942851f5a2a74a33635eea3de91a3d9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WeekViewQuery$variables = {
  period?: string | null | undefined;
};
export type WeekViewQuery$data = {
  readonly staff: {
    readonly periods: ReadonlyArray<{
      readonly startDate: string;
    }>;
    readonly week: {
      readonly period: {
        readonly closed: boolean;
        readonly deliveryDay: string;
        readonly startDate: string;
      };
      readonly reusableBoxes: number;
      readonly " $fragmentSpreads": FragmentRefs<"WeekFigures_week" | "WeekPlaces_week" | "WeekProducers_week" | "WeekStrip_week" | "WeekWatched_week">;
    };
    readonly " $fragmentSpreads": FragmentRefs<"SetupSteps_staff" | "UnappliedPayments_staff" | "WeekProblems_staff" | "WeekProposals_staff">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"weekWarnings_query">;
};
export type WeekViewQuery = {
  response: WeekViewQuery$data;
  variables: WeekViewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "period"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "weekday",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "from",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "to",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
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
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/)
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
        (v4/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
},
v7 = [
  (v1/*:: as any*/),
  (v6/*:: as any*/)
],
v8 = {
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
        {
          "alias": null,
          "args": null,
          "concreteType": "WeeklyMoment",
          "kind": "LinkedField",
          "name": "closing",
          "plural": false,
          "selections": (v7/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "WeeklyMoment",
          "kind": "LinkedField",
          "name": "basketsUntil",
          "plural": false,
          "selections": (v7/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "WeeklyMoment",
          "kind": "LinkedField",
          "name": "missing",
          "plural": false,
          "selections": (v7/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startDate",
  "storageKey": null
},
v10 = [
  {
    "kind": "Variable",
    "name": "period",
    "variableName": "period"
  }
],
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
  "name": "closed",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reusableBoxes",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customerName",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "productName",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "orders",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "assembled",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "missing",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "WeekViewQuery",
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
              (v5/*:: as any*/),
              (v8/*:: as any*/)
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "SetupSteps_staff"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "UnappliedPayments_staff"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WeekProblems_staff"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WeekProposals_staff"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Period",
            "kind": "LinkedField",
            "name": "periods",
            "plural": true,
            "selections": [
              (v9/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v10/*:: as any*/),
            "concreteType": "StaffWeek",
            "kind": "LinkedField",
            "name": "week",
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
                  (v9/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/)
                ],
                "storageKey": null
              },
              (v13/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "WeekStrip_week"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "WeekFigures_week"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "WeekPlaces_week"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "WeekProducers_week"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "WeekWatched_week"
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
    "name": "WeekViewQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Staff",
        "kind": "LinkedField",
        "name": "staff",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "MarketServices",
            "kind": "LinkedField",
            "name": "services",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "checkedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "MarketService",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "source",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "works",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "sentences",
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
            "concreteType": "SetupStep",
            "kind": "LinkedField",
            "name": "setup",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "done",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "optional",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "UnappliedPayment",
            "kind": "LinkedField",
            "name": "unappliedPayments",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "amount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "currency",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reason",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "payment",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "orderNumber",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "email",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "StaffTasks",
            "kind": "LinkedField",
            "name": "tasks",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "problems",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "proposals",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ReportedProblem",
            "kind": "LinkedField",
            "name": "problems",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Order",
                "kind": "LinkedField",
                "name": "order",
                "plural": false,
                "selections": [
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "OrderLine",
                "kind": "LinkedField",
                "name": "line",
                "plural": false,
                "selections": [
                  (v17/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "variantName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "price",
                    "storageKey": null
                  },
                  (v16/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "OrderProblem",
                "kind": "LinkedField",
                "name": "problem",
                "plural": false,
                "selections": [
                  (v16/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "kind",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "quantity",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "note",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "photo",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "status",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "reportedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "answer",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "answeredAt",
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
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Period",
            "kind": "LinkedField",
            "name": "periods",
            "plural": true,
            "selections": [
              (v9/*:: as any*/),
              (v16/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v10/*:: as any*/),
            "concreteType": "StaffWeek",
            "kind": "LinkedField",
            "name": "week",
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
                  (v9/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v16/*:: as any*/),
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
                    "name": "basketsUntil",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "missingAt",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "weekBefore",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "WeekPlace",
                "kind": "LinkedField",
                "name": "places",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ShippingZone",
                    "kind": "LinkedField",
                    "name": "shippingZone",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "__typename",
                        "storageKey": null
                      },
                      (v16/*:: as any*/),
                      (v4/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "TimeSlot",
                    "kind": "LinkedField",
                    "name": "slot",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      (v3/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Location",
                    "kind": "LinkedField",
                    "name": "location",
                    "plural": false,
                    "selections": [
                      (v16/*:: as any*/),
                      (v4/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v18/*:: as any*/),
                  (v19/*:: as any*/)
                ],
                "storageKey": null
              },
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "missingAmount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "watchedCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "WeekProducer",
                "kind": "LinkedField",
                "name": "producers",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "expected",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "received",
                    "storageKey": null
                  },
                  (v20/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "WatchedOrder",
                "kind": "LinkedField",
                "name": "watched",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Order",
                    "kind": "LinkedField",
                    "name": "order",
                    "plural": false,
                    "selections": [
                      (v16/*:: as any*/),
                      (v14/*:: as any*/),
                      (v15/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "total",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "OrderLine",
                        "kind": "LinkedField",
                        "name": "products",
                        "plural": true,
                        "selections": [
                          (v17/*:: as any*/),
                          (v20/*:: as any*/),
                          (v16/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "reasons",
                    "storageKey": null
                  },
                  (v20/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "refundRefused",
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
    "cacheID": "b5b7430e579bc295df832d209446c48f",
    "id": "de2a00842386b182272f1a84affe48a57942851f5a2a74a33635eea3de91a3d9",
    "metadata": {},
    "name": "WeekViewQuery",
    "operationKind": "query",
    "text": "query WeekViewQuery(\n  $period: ID\n) {\n  ...weekWarnings_query\n  staff {\n    ...SetupSteps_staff\n    ...UnappliedPayments_staff\n    ...WeekProblems_staff\n    ...WeekProposals_staff\n    periods {\n      startDate\n      id\n    }\n    week(period: $period) {\n      period {\n        startDate\n        deliveryDay\n        closed\n        id\n      }\n      reusableBoxes\n      ...WeekStrip_week\n      ...WeekFigures_week\n      ...WeekPlaces_week\n      ...WeekProducers_week\n      ...WeekWatched_week\n    }\n  }\n}\n\nfragment MarketServices_staff on Staff {\n  services {\n    checkedAt\n    items {\n      name\n      source\n      works\n      sentences\n    }\n  }\n}\n\nfragment ReportedProblem_line on OrderLine {\n  productName\n  variantName\n  price\n}\n\nfragment ReportedProblem_problem on OrderProblem {\n  kind\n  quantity\n  note\n  photo\n  status\n  reportedAt\n  answer\n  answeredAt\n  toCard\n  toBalance\n}\n\nfragment SetupSteps_staff on Staff {\n  ...MarketServices_staff\n  setup {\n    name\n    done\n    optional\n  }\n}\n\nfragment UnappliedPayments_staff on Staff {\n  unappliedPayments {\n    at\n    amount\n    currency\n    reason\n    payment\n    orderNumber\n    email\n  }\n}\n\nfragment WeekFigures_week on StaffWeek {\n  orders\n  assembled\n  missing\n  missingAmount\n  watchedCount\n}\n\nfragment WeekPlaces_week on StaffWeek {\n  period {\n    id\n  }\n  orders\n  assembled\n  places {\n    location {\n      id\n      name\n    }\n    shippingZone {\n      id\n      name\n    }\n    slot {\n      from\n      to\n    }\n    orders\n    assembled\n  }\n}\n\nfragment WeekProblems_staff on Staff {\n  tasks {\n    problems\n  }\n  problems {\n    order {\n      number\n      customerName\n      id\n    }\n    line {\n      ...ReportedProblem_line\n      id\n    }\n    problem {\n      id\n      ...ReportedProblem_problem\n    }\n  }\n}\n\nfragment WeekProducers_week on StaffWeek {\n  producers {\n    name\n    expected\n    received\n    missing\n  }\n}\n\nfragment WeekProposals_staff on Staff {\n  tasks {\n    proposals\n  }\n}\n\nfragment WeekStrip_week on StaffWeek {\n  weekBefore\n  period {\n    startDate\n    closesAt\n    basketsUntil\n    missingAt\n    closed\n    id\n  }\n  places {\n    shippingZone {\n      __typename\n      id\n    }\n    slot {\n      from\n      to\n    }\n  }\n}\n\nfragment WeekWatched_week on StaffWeek {\n  watchedCount\n  watched {\n    order {\n      id\n      number\n      customerName\n      total\n      products {\n        productName\n        missing\n        id\n      }\n    }\n    reasons\n    missing\n    refundRefused\n  }\n}\n\nfragment weekWarnings_query on Query {\n  staff {\n    goodsDays {\n      dropOff {\n        weekday\n        from\n        to\n      }\n      places {\n        name\n        weekday\n        from\n      }\n    }\n    weekPlans {\n      plans {\n        closing {\n          weekday\n          at\n        }\n        basketsUntil {\n          weekday\n          at\n        }\n        missing {\n          weekday\n          at\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "6c7b3093637253030491fab01240df42";

export default node;
