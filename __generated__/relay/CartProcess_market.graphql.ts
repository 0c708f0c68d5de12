/**
 * @generated SignedSource<<033a5cec6fc07d215f3d17bba1a888b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartProcess_market$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CartSummary_market" | "ContentStep_market">;
  readonly " $fragmentType": "CartProcess_market";
};
export type CartProcess_market$key = {
  readonly " $data"?: CartProcess_market$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartProcess_market">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartProcess_market",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContentStep_market"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartSummary_market"
    }
  ],
  "type": "Market",
  "abstractKey": null
};

(node as any).hash = "7337a3402d0090ae3b5dd6d1cef7ebd7";

export default node;
