/**
 * @generated SignedSource<<89049f9ff93ec86f5d5885b32c150bec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MembershipSection_market$data = {
  readonly membershipPrice: number;
  readonly " $fragmentType": "MembershipSection_market";
};
export type MembershipSection_market$key = {
  readonly " $data"?: MembershipSection_market$data;
  readonly " $fragmentSpreads": FragmentRefs<"MembershipSection_market">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MembershipSection_market",
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

(node as any).hash = "198070495e89cfe828e1406cab89eae5";

export default node;
