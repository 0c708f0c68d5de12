/**
 * @generated SignedSource<<79cc37dc772b4bc470c3801044178add>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckoutIssues_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AddressLink_user">;
  readonly " $fragmentType": "CheckoutIssues_user";
};
export type CheckoutIssues_user$key = {
  readonly " $data"?: CheckoutIssues_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutIssues_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CheckoutIssues_user",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddressLink_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "d47484ba9037e266f0c5722989f43fe8";

export default node;
