/**
 * @generated SignedSource<<545545bd29b4c3a3511d1bc38b101d31>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type numbersRows_week$data = {
  readonly average: number | null | undefined;
  readonly basketsActive: number;
  readonly basketsEnded: number;
  readonly basketsSkipped: number;
  readonly closed: boolean;
  readonly membersActive: number;
  readonly membersEnded: number;
  readonly membersNew: number;
  readonly orders: number;
  readonly period: {
    readonly endDate: string;
    readonly startDate: string;
  };
  readonly refunded: number;
  readonly sales: number;
  readonly " $fragmentType": "numbersRows_week";
};
export type numbersRows_week$key = {
  readonly " $data"?: numbersRows_week$data;
  readonly " $fragmentSpreads": FragmentRefs<"numbersRows_week">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "numbersRows_week",
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
          "name": "startDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endDate",
          "storageKey": null
        }
      ],
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
      "name": "orders",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sales",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refunded",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "average",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "basketsActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "basketsSkipped",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "basketsEnded",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "membersActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "membersNew",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "membersEnded",
      "storageKey": null
    }
  ],
  "type": "NumbersWeek",
  "abstractKey": null
};

(node as any).hash = "ab543b80da46d7a91acf1a386fe5c508";

export default node;
