/**
 * @generated SignedSource<<d06e316f35c850b2793b3aec70cbf7d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StepHead_period$data = {
  readonly closesAt: string;
  readonly " $fragmentType": "StepHead_period";
};
export type StepHead_period$key = {
  readonly " $data"?: StepHead_period$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepHead_period">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StepHead_period",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closesAt",
      "storageKey": null
    }
  ],
  "type": "Period",
  "abstractKey": null
};

(node as any).hash = "01abb3188d8f294572991dc64c6fa6be";

export default node;
