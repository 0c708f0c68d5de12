/**
 * @generated SignedSource<<9609916a0b8a5e7c7666f09dbfc06c69>>
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
      readonly from: string;
      readonly to: string;
    } | null | undefined;
    readonly storageOnly: boolean;
  } | null | undefined;
  readonly locationId: string | null | undefined;
  readonly shippingZone: {
    readonly price: number;
  } | null | undefined;
  readonly slot: {
    readonly from: string;
    readonly to: string;
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

(node as any).hash = "4ab784bd878da148ce4d5cea6f7986bc";

export default node;
