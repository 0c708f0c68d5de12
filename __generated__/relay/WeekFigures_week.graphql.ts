/**
 * @generated SignedSource<<e98489e0c4703717edcea60485f5b7b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WeekFigures_week$data = {
  readonly assembled: number;
  readonly missing: number;
  readonly missingAmount: number;
  readonly orders: number;
  readonly watchedCount: number;
  readonly " $fragmentType": "WeekFigures_week";
};
export type WeekFigures_week$key = {
  readonly " $data"?: WeekFigures_week$data;
  readonly " $fragmentSpreads": FragmentRefs<"WeekFigures_week">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WeekFigures_week",
  "selections": [
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
      "name": "assembled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "missing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "missingAmount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "watchedCount",
      "storageKey": null
    }
  ],
  "type": "StaffWeek",
  "abstractKey": null
};

(node as any).hash = "83bdf5b3acf21dfd204b93876c703106";

export default node;
