/**
 * @generated SignedSource<<ed090eb1672d58eb48b242445d379422>>
 * @relayHash e9dc220a6a436645814455198a172083
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a4cca0600a18ceb97498323ed0c972504e54569c8b45c7faf4cb5a53f2c650a

import type { ConcreteRequest } from 'relay-runtime';
export type useMoveTargetsQuery$variables = {
  period: string;
};
export type useMoveTargetsQuery$data = {
  readonly staff: {
    readonly moveTargets: ReadonlyArray<{
      readonly period: {
        readonly closed: boolean;
        readonly deliveryDay: string;
        readonly handoverFrom: string;
        readonly id: string;
      };
      readonly places: ReadonlyArray<{
        readonly days: ReadonlyArray<{
          readonly day: string;
          readonly slot: {
            readonly from: string;
            readonly to: string;
          } | null | undefined;
        }>;
        readonly delivery: boolean;
        readonly name: string;
        readonly place: string;
        readonly storageOnly: boolean;
        readonly usual: {
          readonly from: string;
          readonly to: string;
        };
      }>;
    }>;
  } | null | undefined;
};
export type useMoveTargetsQuery = {
  response: useMoveTargetsQuery$data;
  variables: useMoveTargetsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "period"
  }
],
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
],
v2 = [
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
        "args": [
          {
            "kind": "Variable",
            "name": "period",
            "variableName": "period"
          }
        ],
        "concreteType": "CalendarWeek",
        "kind": "LinkedField",
        "name": "moveTargets",
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
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
                "name": "handoverFrom",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "deliveryDay",
                "storageKey": null
              }
            ],
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
                "name": "place",
                "storageKey": null
              },
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
                "kind": "ScalarField",
                "name": "storageOnly",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "delivery",
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useMoveTargetsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMoveTargetsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "e9dc220a6a436645814455198a172083",
    "id": "5a4cca0600a18ceb97498323ed0c972504e54569c8b45c7faf4cb5a53f2c650a",
    "metadata": {},
    "name": "useMoveTargetsQuery",
    "operationKind": "query",
    "text": "query useMoveTargetsQuery(\n  $period: ID!\n) {\n  staff {\n    moveTargets(period: $period) {\n      period {\n        id\n        closed\n        handoverFrom\n        deliveryDay\n      }\n      places {\n        place\n        name\n        storageOnly\n        delivery\n        usual {\n          from\n          to\n        }\n        days {\n          day\n          slot {\n            from\n            to\n          }\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "4e767fbdd35a3a851933cf202316c1ad";

export default node;
