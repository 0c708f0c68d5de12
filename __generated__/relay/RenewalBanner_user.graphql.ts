/**
 * @generated SignedSource<<ef122f262c1ff8e8ee73b2a5186f1aa9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MembershipStatus = "active" | "cancelled" | "past_due" | "trialing" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RenewalBanner_user$data = {
  readonly membership: {
    readonly cancelAtPeriodEnd: boolean;
    readonly currentPeriodEnd: number;
    readonly status: MembershipStatus;
  } | null | undefined;
  readonly " $fragmentType": "RenewalBanner_user";
};
export type RenewalBanner_user$key = {
  readonly " $data"?: RenewalBanner_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"RenewalBanner_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RenewalBanner_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Membership",
      "kind": "LinkedField",
      "name": "membership",
      "plural": false,
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
          "name": "currentPeriodEnd",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cancelAtPeriodEnd",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "7c013b5625d78f012e037d09f5ceb68f";

export default node;
