/**
 * @generated SignedSource<<5d2ef2650b0ba6d5328a75089b918e73>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MembershipStatus = "active" | "cancelled" | "past_due" | "trialing" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MembershipState_membership$data = {
  readonly currentPeriodEnd: number;
  readonly endedUnpaid: boolean;
  readonly nextCharge: number | null | undefined;
  readonly renews: boolean;
  readonly startDate: number;
  readonly status: MembershipStatus;
  readonly trialEnd: number | null | undefined;
  readonly " $fragmentType": "MembershipState_membership";
};
export type MembershipState_membership$key = {
  readonly " $data"?: MembershipState_membership$data;
  readonly " $fragmentSpreads": FragmentRefs<"MembershipState_membership">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MembershipState_membership",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trialEnd",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentPeriodEnd",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "renews",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextCharge",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endedUnpaid",
      "storageKey": null
    }
  ],
  "type": "Membership",
  "abstractKey": null
};

(node as any).hash = "861dc0c8f401855b0dbd3fc6c010177b";

export default node;
