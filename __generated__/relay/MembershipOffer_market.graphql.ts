/**
 * @generated SignedSource<<54551a8e2a81de456a04a754dc9d6c7f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MembershipOffer_market$data = {
  readonly membershipPrice: number;
  readonly " $fragmentType": "MembershipOffer_market";
};
export type MembershipOffer_market$key = {
  readonly " $data"?: MembershipOffer_market$data;
  readonly " $fragmentSpreads": FragmentRefs<"MembershipOffer_market">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MembershipOffer_market",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "membershipPrice",
      "storageKey": null
    }
  ],
  "type": "Market",
  "abstractKey": null
};

(node as any).hash = "c74a816f14b9f764ca2969aa81699b0e";

export default node;
