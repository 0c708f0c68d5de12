/**
 * @generated SignedSource<<e16bc95cba6ea94f07c33a73a345fa5a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContentStep_period$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AutoClose_period">;
  readonly " $fragmentType": "ContentStep_period";
};
export type ContentStep_period$key = {
  readonly " $data"?: ContentStep_period$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContentStep_period">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContentStep_period",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AutoClose_period"
    }
  ],
  "type": "Period",
  "abstractKey": null
};

(node as any).hash = "1476206b9d6b165ee20c41ffaf2a9cb7";

export default node;
