/**
 * @generated SignedSource<<867a9a89c7ab0894f7e44562cb1b65c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartSummary_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"MembershipOffer_user">;
  readonly " $fragmentType": "CartSummary_user";
};
export type CartSummary_user$key = {
  readonly " $data"?: CartSummary_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartSummary_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartSummary_user",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MembershipOffer_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "c4742ec2d8ddc1caec8d4c99f43d4961";

export default node;
