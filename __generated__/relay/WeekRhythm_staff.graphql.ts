/**
 * @generated SignedSource<<66cb3d0bab16ab05bba43b8aa0a7a1f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WeekRhythm_staff$data = {
  readonly weekPlans: {
    readonly plans: ReadonlyArray<{
      readonly basketsUntil: {
        readonly at: string;
        readonly weekday: number;
      };
      readonly closing: {
        readonly at: string;
        readonly weekday: number;
      };
      readonly from: {
        readonly deliveryDay: string;
        readonly id: string;
      } | null | undefined;
      readonly missing: {
        readonly at: string;
        readonly weekday: number;
      };
    }>;
    readonly version: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"PlanForm_staff">;
  readonly " $fragmentType": "WeekRhythm_staff";
};
export type WeekRhythm_staff$key = {
  readonly " $data"?: WeekRhythm_staff$data;
  readonly " $fragmentSpreads": FragmentRefs<"WeekRhythm_staff">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WeekRhythm_staff",
  "selections": [
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
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
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
                  "name": "deliveryDay",
                  "storageKey": null
                }
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
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "WeeklyMoment",
              "kind": "LinkedField",
              "name": "basketsUntil",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "WeeklyMoment",
              "kind": "LinkedField",
              "name": "missing",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlanForm_staff"
    }
  ],
  "type": "Staff",
  "abstractKey": null
};
})();

(node as any).hash = "808cb342ec039b37fe636d73172693fc";

export default node;
