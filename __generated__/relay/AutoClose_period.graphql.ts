/**
 * @generated SignedSource<<8cfc85ef9ddf6bf44d957787d846405a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AutoClose_period$data = {
  readonly closesAt: string;
  readonly " $fragmentType": "AutoClose_period";
};
export type AutoClose_period$key = {
  readonly " $data"?: AutoClose_period$data;
  readonly " $fragmentSpreads": FragmentRefs<"AutoClose_period">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AutoClose_period",
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

(node as any).hash = "ecbd59c07f98e0fb0a53f1acd5af081c";

export default node;
