/**
 * @generated SignedSource<<a582fcd2515b0007c894be296dab1b82>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type CartItemProblem = "BOX_NEEDS_ACCOUNT" | "MAX_REACHED" | "UNAVAILABLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type checkoutCart_cart$data = {
  readonly ageConfirmed: boolean;
  readonly balanceAvailable: number;
  readonly fromStorage: boolean;
  readonly items: ReadonlyArray<{
    readonly id: string;
    readonly problem: CartItemProblem | null | undefined;
    readonly quantity: number;
    readonly unsure: boolean;
    readonly variant: {
      readonly product: {
        readonly isAlcohol: boolean;
        readonly name: string;
      };
      readonly stored: boolean;
    };
    readonly variantId: string;
  }>;
  readonly location: {
    readonly expressSlot: {
      readonly __typename: "TimeSlot";
    } | null | undefined;
    readonly storageOnly: boolean;
  } | null | undefined;
  readonly locationId: string | null | undefined;
  readonly shippingZone: {
    readonly price: number;
  } | null | undefined;
  readonly slot: {
    readonly __typename: "TimeSlot";
  } | null | undefined;
  readonly " $fragmentType": "checkoutCart_cart";
};
export type checkoutCart_cart$key = {
  readonly " $data"?: checkoutCart_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"checkoutCart_cart">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "checkoutCart_cart"
};

(node as any).hash = "a2fb18e9ba518169ed73d850f642a119";

export default node;
