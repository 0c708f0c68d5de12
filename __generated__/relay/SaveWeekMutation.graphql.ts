/**
 * @generated SignedSource<<7320d6f3c34b388e85fc23e151030fa3>>
 * @relayHash 505b328a2ab458eceb48880ca3aba3a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9810ae3fde48069792feb2bebd00c0b2418451b3da177b06edd9ae34fd000788

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CalendarWeekInput = {
  closed?: boolean | null | undefined;
  note?: BilingualTextInput | null | undefined;
};
export type BilingualTextInput = {
  primary: string;
  secondary?: string | null | undefined;
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
                "name": "id",
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
    ]
  },
  "params": {
    "cacheID": "505b328a2ab458eceb48880ca3aba3a7",
    "id": "9810ae3fde48069792feb2bebd00c0b2418451b3da177b06edd9ae34fd000788",
    "metadata": {},
    "name": "SaveWeekMutation",
    "operationKind": "mutation",
    "text": "mutation SaveWeekMutation(\n  $period: ID!\n  $version: Int!\n  $input: CalendarWeekInput!\n) {\n  saveWeek(period: $period, version: $version, input: $input) {\n    ...WeekRow_week\n  }\n}\n\nfragment WeekForm_week on CalendarWeek {\n  period {\n    id\n    deliveryDay\n    closesAt\n    closed\n  }\n  note {\n    primary\n    secondary\n  }\n  version\n  sold\n}\n\nfragment WeekRow_week on CalendarWeek {\n  period {\n    deliveryDay\n    closed\n    id\n  }\n  note {\n    primary\n  }\n  sold\n  ...WeekForm_week\n}\n"
  }
};
})();

(node as any).hash = "49112fd2edfac8bc104610560cb9a8c3";

export default node;
