/**
 * @generated SignedSource<<2fba5b20f98c7a15e28b0bd57e1d02d7>>
 * @relayHash c67fee0fcf19b45a69f0c0df5c5a4e5b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6786a6f847d82f87453e06b653469a6f8f530487cc77c1d13fe369764b86b40

import type { ConcreteRequest } from 'relay-runtime';
export type WeekPlanInput = {
  basketsUntil: WeeklyMomentInput;
  closing: WeeklyMomentInput;
  missing: WeeklyMomentInput;
};
export type WeeklyMomentInput = {
  at: string;
  weekday: number;
};
export type SaveWeekPlanMutation$variables = {
  from: string;
  input?: WeekPlanInput | null | undefined;
  version: number;
};
export type SaveWeekPlanMutation$data = {
  readonly saveWeekPlan: {
    readonly version: number;
  };
};
export type SaveWeekPlanMutation = {
  response: SaveWeekPlanMutation$data;
  variables: SaveWeekPlanMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "version"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "from",
        "variableName": "from"
      },
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      },
      {
        "kind": "Variable",
        "name": "version",
        "variableName": "version"
      }
    ],
    "concreteType": "WeekPlans",
    "kind": "LinkedField",
    "name": "saveWeekPlan",
    "plural": false,
    "selections": [
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
    "name": "SaveWeekPlanMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SaveWeekPlanMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "c67fee0fcf19b45a69f0c0df5c5a4e5b",
    "id": "b6786a6f847d82f87453e06b653469a6f8f530487cc77c1d13fe369764b86b40",
    "metadata": {},
    "name": "SaveWeekPlanMutation",
    "operationKind": "mutation",
    "text": "mutation SaveWeekPlanMutation(\n  $from: ID!\n  $version: Int!\n  $input: WeekPlanInput\n) {\n  saveWeekPlan(from: $from, version: $version, input: $input) {\n    version\n  }\n}\n"
  }
};
})();

(node as any).hash = "fd00de6304bc3ed306301617f9e47514";

export default node;
