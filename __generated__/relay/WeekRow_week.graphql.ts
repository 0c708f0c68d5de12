/**
 * @generated SignedSource<<603b4b2cc79e609529e0950c1ac2d80f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WeekRow_week$data = {
  readonly note: {
    readonly primary: string;
  } | null | undefined;
  readonly period: {
    readonly closed: boolean;
    readonly closesAt: string;
    readonly deliveryDay: string;
  };
  readonly places: ReadonlyArray<{
    readonly days: ReadonlyArray<{
      readonly day: string;
      readonly slot: {
        readonly from: string;
        readonly to: string;
      } | null | undefined;
    }>;
    readonly name: string;
  }>;
  readonly sold: number;
  readonly usualClosing: string;
  readonly " $fragmentSpreads": FragmentRefs<"WeekForm_week">;
  readonly " $fragmentType": "WeekRow_week";
};
export type WeekRow_week$key = {
  readonly " $data"?: WeekRow_week$data;
  readonly " $fragmentSpreads": FragmentRefs<"WeekRow_week">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WeekRow_week",
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
              "selections": [
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
      "name": "WeekForm_week"
    }
  ],
  "type": "CalendarWeek",
  "abstractKey": null
};

(node as any).hash = "147c2dea878bf82c608b831f3905e4b2";

export default node;
