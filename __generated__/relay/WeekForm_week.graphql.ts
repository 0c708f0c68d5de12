/**
 * @generated SignedSource<<eb3b465aa090c2de6c726da6783b62eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WeekForm_week$data = {
  readonly note: {
    readonly primary: string;
    readonly secondary: string | null | undefined;
  } | null | undefined;
  readonly period: {
    readonly closed: boolean;
    readonly closesAt: string;
    readonly deliveryDay: string;
    readonly id: string;
  };
  readonly sold: number;
  readonly version: number;
  readonly " $fragmentType": "WeekForm_week";
};
export type WeekForm_week$key = {
  readonly " $data"?: WeekForm_week$data;
  readonly " $fragmentSpreads": FragmentRefs<"WeekForm_week">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WeekForm_week",
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
          "name": "closesAt",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sold",
      "storageKey": null
    }
  ],
  "type": "CalendarWeek",
  "abstractKey": null
};

(node as any).hash = "a897f3907cd24ed0ef4f01e685f6fccc";

export default node;
