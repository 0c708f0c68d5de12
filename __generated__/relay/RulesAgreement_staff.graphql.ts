/**
 * @generated SignedSource<<d9b007edea8bc0efcccb66aaf272f222>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ShortageRule = "evenly" | "first_ordered" | "most_orders" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RulesAgreement_staff$data = {
  readonly marketRules: {
    readonly agreement: {
      readonly at: string;
      readonly name: string;
    } | null | undefined;
    readonly basketsUntil: {
      readonly at: string;
      readonly weekday: number;
    };
    readonly closing: {
      readonly at: string;
      readonly weekday: number;
    };
    readonly firstWeekday: number;
    readonly missing: {
      readonly at: string;
      readonly weekday: number;
    };
    readonly shortageRule: ShortageRule;
    readonly timeZone: string;
  };
  readonly " $fragmentType": "RulesAgreement_staff";
};
export type RulesAgreement_staff$key = {
  readonly " $data"?: RulesAgreement_staff$data;
  readonly " $fragmentSpreads": FragmentRefs<"RulesAgreement_staff">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "weekday",
    "storageKey": null
  },
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RulesAgreement_staff",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstWeekday",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shortageRule",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "WeeklyMoment",
          "kind": "LinkedField",
          "name": "closing",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "WeeklyMoment",
          "kind": "LinkedField",
          "name": "basketsUntil",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "WeeklyMoment",
          "kind": "LinkedField",
          "name": "missing",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TermsAgreement",
          "kind": "LinkedField",
          "name": "agreement",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Staff",
  "abstractKey": null
};
})();

(node as any).hash = "264124325f5a59275841dc358e745893";

export default node;
