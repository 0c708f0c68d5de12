/**
 * @generated SignedSource<<bacd0f58845dc79702375b1cf153d7b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type MembershipStatus = "active" | "cancelled" | "past_due" | "trialing" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type membershipCard_user$data = {
  readonly membership: {
    readonly card: {
      readonly brand: string;
      readonly last4: string;
      readonly reference: string;
    } | null | undefined;
    readonly currentPeriodEnd: number;
    readonly nextCharge: number | null | undefined;
    readonly renews: boolean;
    readonly status: MembershipStatus;
  } | null | undefined;
  readonly " $fragmentType": "membershipCard_user";
};
export type membershipCard_user$key = {
  readonly " $data"?: membershipCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"membershipCard_user">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "membershipCard_user"
};

(node as any).hash = "6caa6dd627add5df5094c204aab3b598";

export default node;
