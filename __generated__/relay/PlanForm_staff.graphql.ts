/**
 * @generated SignedSource<<bdfd310441333cbc75de69c63ae1d4b8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlanForm_staff$data = {
  readonly calendar: ReadonlyArray<{
    readonly period: {
      readonly deliveryDay: string;
      readonly id: string;
      readonly startDate: string;
    };
  }>;
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
        readonly startDate: string;
      } | null | undefined;
      readonly missing: {
        readonly at: string;
        readonly weekday: number;
      };
    }>;
    readonly version: number;
  };
  readonly " $fragmentType": "PlanForm_staff";
};
export type PlanForm_staff$key = {
  readonly " $data"?: PlanForm_staff$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanForm_staff">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startDate",
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
  "name": "PlanForm_staff",
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
                (v0/*:: as any*/)
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "deliveryDay",
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

(node as any).hash = "c264b70b8448b28ca22fdb128b1c8deb";

export default node;
