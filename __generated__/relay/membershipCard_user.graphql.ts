/**
 * @generated SignedSource<<0fb26b658d33230ad2899aa9cff6a163>>
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
      readonly id: string;
      readonly last4: string;
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

(node as any).hash = "d555078e9c29de6275007322b6b4d8e3";

export default node;
