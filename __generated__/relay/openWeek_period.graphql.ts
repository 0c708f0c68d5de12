/**
 * @generated SignedSource<<02ad630934c8762fc72518e54b86b5d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type openWeek_period$data = {
  readonly basketsUntil: string;
  readonly closesAt: string;
  readonly handoverFrom: string;
  readonly missingAt: string;
  readonly startDate: string;
  readonly " $fragmentType": "openWeek_period";
};
export type openWeek_period$key = {
  readonly " $data"?: openWeek_period$data;
  readonly " $fragmentSpreads": FragmentRefs<"openWeek_period">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "openWeek_period",
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
      "name": "closesAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "handoverFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "basketsUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "missingAt",
      "storageKey": null
    }
  ],
  "type": "Period",
  "abstractKey": null
};

(node as any).hash = "768f9561ba9479f97170dc04669d2959";

export default node;
