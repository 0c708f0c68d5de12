/**
 * @generated SignedSource<<fa31e086a124eca51a6b032e9f14422c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WhenLine_period$data = {
  readonly closesAt: string;
  readonly " $fragmentType": "WhenLine_period";
};
export type WhenLine_period$key = {
  readonly " $data"?: WhenLine_period$data;
  readonly " $fragmentSpreads": FragmentRefs<"WhenLine_period">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WhenLine_period",
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

(node as any).hash = "93f8cb05088ab31e6264353dc504fc6c";

export default node;
