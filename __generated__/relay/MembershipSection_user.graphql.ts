/**
 * @generated SignedSource<<5a13257ebe4d2627382edaf7366aebb9>>
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
    readonly " $fragmentSpreads": FragmentRefs<"MembershipState_membership" | "Receipts_membership">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"cardName_user">;
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Receipts_membership"
        }
      ],
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "cardName_user",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PaymentMethod",
          "kind": "LinkedField",
          "name": "basketsPaymentMethod",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Card",
              "kind": "LinkedField",
              "name": "card",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "brand",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "last4",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "d0c35bc04c4efd15f8788aef4574fc9a";

export default node;
