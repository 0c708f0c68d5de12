/**
 * @generated SignedSource<<5207697e80530d2b8e14652a0a70ab08>>
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

(node as any).hash = "f0ef7892721b647e82d9306db9a4d809";

export default node;
