/**
 * @generated SignedSource<<91039e8d159673e2db2bd0926c82486a>>
 * @relayHash f1e7127b1c6d1b3c35c1f6d851f02146
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08f00292e6cf5aec34b35b04c79520c4a1b43a9e6f3254f29886374a145d4638

import type { ConcreteRequest } from 'relay-runtime';
export type ShortageRule = "evenly" | "first_ordered" | "most_orders" | "%future added value";
export type StaffRole = "manager" | "volunteer" | "%future added value";
export type MarketRulesInput = {
  basketsUntil?: WeeklyMomentInput | null | undefined;
  closing?: WeeklyMomentInput | null | undefined;
  firstWeekday?: number | null | undefined;
  missing?: WeeklyMomentInput | null | undefined;
  shortageRule?: ShortageRule | null | undefined;
  timeZone?: string | null | undefined;
};
export type WeeklyMomentInput = {
  at: string;
  weekday: number;
};
export type ConfirmMarketRulesMutation$variables = {
  rules: MarketRulesInput;
};
export type ConfirmMarketRulesMutation$data = {
  readonly confirmMarketRules: {
    readonly role: StaffRole;
  };
};
export type ConfirmMarketRulesMutation = {
  response: ConfirmMarketRulesMutation$data;
  variables: ConfirmMarketRulesMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "rules"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "rules",
        "variableName": "rules"
      }
    ],
    "concreteType": "Staff",
    "kind": "LinkedField",
    "name": "confirmMarketRules",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "role",
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
    "name": "ConfirmMarketRulesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ConfirmMarketRulesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "f1e7127b1c6d1b3c35c1f6d851f02146",
    "id": "08f00292e6cf5aec34b35b04c79520c4a1b43a9e6f3254f29886374a145d4638",
    "metadata": {},
    "name": "ConfirmMarketRulesMutation",
    "operationKind": "mutation",
    "text": "mutation ConfirmMarketRulesMutation(\n  $rules: MarketRulesInput!\n) {\n  confirmMarketRules(rules: $rules) {\n    role\n  }\n}\n"
  }
};
})();

(node as any).hash = "feff13b57e1ec8034726d608e68b371a";

export default node;
