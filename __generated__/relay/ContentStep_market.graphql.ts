/**
 * @generated SignedSource<<7a9461f2778242de7eee6574a96a622c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContentStep_market$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ReusableBox_market">;
  readonly " $fragmentType": "ContentStep_market";
};
export type ContentStep_market$key = {
  readonly " $data"?: ContentStep_market$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContentStep_market">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContentStep_market",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReusableBox_market"
    }
  ],
  "type": "Market",
  "abstractKey": null
};

(node as any).hash = "fca237bcde42ab6f026bdccf4eab9070";

export default node;
