/**
 * @generated SignedSource<<20625dbb749ef9cce3a06a202ec8b0bc>>
 * @relayHash 77fc74e0f796b77d2bcf652ae31ac9f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8c716d18941736ed8383cd1a7758bd40369bf304c5b9790622752ee14b43d6b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CalendarWeekInput = {
  closed?: boolean | null | undefined;
  closesAt?: string | null | undefined;
  note?: BilingualTextInput | null | undefined;
  places?: ReadonlyArray<PlannedPlaceInput> | null | undefined;
};
export type BilingualTextInput = {
  primary: string;
  secondary?: string | null | undefined;
};
export type PlannedPlaceInput = {
  days: ReadonlyArray<PlaceDayInput>;
  place: string;
};
export type PlaceDayInput = {
  day: string;
  from?: string | null | undefined;
  to?: string | null | undefined;
};
export type SaveWeekMutation$variables = {
  input: CalendarWeekInput;
  period: string;
  version: number;
};
export type SaveWeekMutation$data = {
  readonly saveWeek: {
    readonly " $fragmentSpreads": FragmentRefs<"WeekRow_week">;
  };
};
export type SaveWeekMutation = {
  response: SaveWeekMutation$data;
  variables: SaveWeekMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "period"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "version"
},
v3 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  },
  {
    "kind": "Variable",
    "name": "period",
    "variableName": "period"
  },
  {
    "kind": "Variable",
    "name": "version",
    "variableName": "version"
  }
],
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
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SaveWeekMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "CalendarWeek",
        "kind": "LinkedField",
        "name": "saveWeek",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WeekRow_week"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SaveWeekMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "CalendarWeek",
        "kind": "LinkedField",
        "name": "saveWeek",
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
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "startDate",
                "storageKey": null
              },
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
    ]
  },
  "params": {
    "cacheID": "77fc74e0f796b77d2bcf652ae31ac9f1",
    "id": "f8c716d18941736ed8383cd1a7758bd40369bf304c5b9790622752ee14b43d6b",
    "metadata": {},
    "name": "SaveWeekMutation",
    "operationKind": "mutation",
    "text": "mutation SaveWeekMutation(\n  $period: ID!\n  $version: Int!\n  $input: CalendarWeekInput!\n) {\n  saveWeek(period: $period, version: $version, input: $input) {\n    ...WeekRow_week\n  }\n}\n\nfragment WeekForm_week on CalendarWeek {\n  period {\n    id\n    deliveryDay\n    closesAt\n    closed\n    startDate\n    handoverFrom\n  }\n  note {\n    primary\n    secondary\n  }\n  version\n  sold\n  usualClosing\n  places {\n    place\n    name\n    storageOnly\n    usual {\n      from\n      to\n    }\n    days {\n      day\n      slot {\n        from\n        to\n      }\n    }\n  }\n}\n\nfragment WeekRow_week on CalendarWeek {\n  period {\n    deliveryDay\n    closed\n    closesAt\n    id\n  }\n  note {\n    primary\n  }\n  sold\n  usualClosing\n  places {\n    name\n    days {\n      day\n      slot {\n        from\n        to\n      }\n    }\n  }\n  ...WeekForm_week\n}\n"
  }
};
})();

(node as any).hash = "49112fd2edfac8bc104610560cb9a8c3";

export default node;
