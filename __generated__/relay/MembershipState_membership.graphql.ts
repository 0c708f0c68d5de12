/**
 * @generated SignedSource<<0f5f830d07389d2910c84802ee125095>>
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
    }
  ],
  "type": "Membership",
  "abstractKey": null
};

(node as any).hash = "4df9e959a11f52114fdd39ac97bbaf22";

export default node;
