/**
 * @generated SignedSource<<d573d26e239317e043c8954371e69b31>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartSummary_market$data = {
  readonly " $fragmentSpreads": FragmentRefs<"MembershipOffer_market">;
  readonly " $fragmentType": "CartSummary_market";
};
export type CartSummary_market$key = {
  readonly " $data"?: CartSummary_market$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartSummary_market">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartSummary_market",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MembershipOffer_market"
    }
  ],
  "type": "Market",
  "abstractKey": null
};

(node as any).hash = "8c66e52a5a39b6f8faf48c1edaaa750c";

export default node;
