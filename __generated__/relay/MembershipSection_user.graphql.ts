/**
 * @generated SignedSource<<65df4a2e8d9bb562205484ba6dea6e67>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MembershipStatus = "active" | "cancelled" | "past_due" | "trialing" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MembershipSection_user$data = {
  readonly membership: {
    readonly renews: boolean;
    readonly saved: number;
    readonly status: MembershipStatus;
    readonly " $fragmentSpreads": FragmentRefs<"MembershipState_membership">;
  } | null | undefined;
  readonly " $fragmentType": "MembershipSection_user";
};
export type MembershipSection_user$key = {
  readonly " $data"?: MembershipSection_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"MembershipSection_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MembershipSection_user",
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
          "name": "renews",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "saved",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MembershipState_membership"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "92344cc278deb80d022658d226c96d26";

export default node;
