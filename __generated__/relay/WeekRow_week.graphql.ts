/**
 * @generated SignedSource<<cedb1b7170f5e8a265924b631b791cf5>>
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
    readonly deliveryDay: string;
  };
  readonly sold: number;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "WeekForm_week"
    }
  ],
  "type": "CalendarWeek",
  "abstractKey": null
};

(node as any).hash = "347a14700d29b650b8aca56cf51f68c7";

export default node;
