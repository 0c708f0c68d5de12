/**
 * @generated SignedSource<<649ffdccec68fe9c0eaea9bb43eee5d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type CartItemProblem = "BOX_NEEDS_ACCOUNT" | "MAX_REACHED" | "UNAVAILABLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type blocks_cart$data = {
  readonly ageConfirmed: boolean;
  readonly balanceAvailable: number;
  readonly fromStorage: boolean;
  readonly items: ReadonlyArray<{
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
  readonly " $fragmentType": "blocks_cart";
};
export type blocks_cart$key = {
  readonly " $data"?: blocks_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"blocks_cart">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "blocks_cart"
};

(node as any).hash = "e27956374c19474cbbd7e81d69bfd76b";

export default node;
