/**
 * @generated SignedSource<<e4f1c57ee88317609f01b5cc7c843724>>
 * @relayHash 19e134e08db10efd0c1215b2ad9a70ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65a8b7a58b8e08b3584b53e4a2f08a7ef5e07fb56332ae7630c0628b5ad4a062

import type { ConcreteRequest } from 'relay-runtime';
export type ShortageRule = "evenly" | "first_ordered" | "most_orders" | "%future added value";
export type MarketRulesInput = {
  basketsUntil: WeeklyMomentInput;
  closing: WeeklyMomentInput;
  firstWeekday: number;
  missing: WeeklyMomentInput;
  shortageRule: ShortageRule;
  timeZone: string;
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
    readonly marketRules: {
      readonly timeZone: string;
    };
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
        "concreteType": "MarketRules",
        "kind": "LinkedField",
        "name": "marketRules",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "timeZone",
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
    "cacheID": "19e134e08db10efd0c1215b2ad9a70ba",
    "id": "65a8b7a58b8e08b3584b53e4a2f08a7ef5e07fb56332ae7630c0628b5ad4a062",
    "metadata": {},
    "name": "ConfirmMarketRulesMutation",
    "operationKind": "mutation",
    "text": "mutation ConfirmMarketRulesMutation(\n  $rules: MarketRulesInput!\n) {\n  confirmMarketRules(rules: $rules) {\n    marketRules {\n      timeZone\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "3445579865f578469db75fe8a21fd119";

export default node;
