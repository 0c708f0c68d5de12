/**
 * @generated SignedSource<<4393f6a77e686d5ea8e27014a2973ac1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type blocks_cart$data = {
  readonly ageConfirmed: boolean;
  readonly fromStorage: boolean;
  readonly items: ReadonlyArray<{
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
    readonly storageOnly: boolean;
  } | null | undefined;
  readonly shippingZone: {
    readonly price: number;
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

(node as any).hash = "b41bfdb0e18dbe0c753a9ca65cdaf467";

export default node;
