/**
 * @generated SignedSource<<90753b459c3270ca552a8a162fcfa671>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartSummary_period$data = {
  readonly " $fragmentSpreads": FragmentRefs<"WhenLine_period">;
  readonly " $fragmentType": "CartSummary_period";
};
export type CartSummary_period$key = {
  readonly " $data"?: CartSummary_period$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartSummary_period">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartSummary_period",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WhenLine_period"
    }
  ],
  "type": "Period",
  "abstractKey": null
};

(node as any).hash = "e6ba5114f005c3fa5cecf5cee0e0d0f2";

export default node;
