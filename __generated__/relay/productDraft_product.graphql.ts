/**
 * @generated SignedSource<<5bd4dac138387f8621b57fd6a609a0c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ProductStatus = "active" | "draft" | "inactive" | "%future added value";
export type Temperature = "cold" | "frozen" | "normal" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type productDraft_product$data = {
  readonly bio: boolean;
  readonly isAlcohol: boolean;
  readonly shelf: string | null | undefined;
  readonly status: ProductStatus;
  readonly taxable: boolean;
  readonly temperature: Temperature;
  readonly texts: {
    readonly description: {
      readonly primary: string;
      readonly secondary: string | null | undefined;
    } | null | undefined;
    readonly name: {
      readonly primary: string;
      readonly secondary: string | null | undefined;
    };
  } | null | undefined;
  readonly variants: ReadonlyArray<{
    readonly comparedAtPrice: number | null | undefined;
    readonly id: string;
    readonly names: {
      readonly primary: string;
      readonly secondary: string | null | undefined;
    } | null | undefined;
    readonly price: number;
    readonly stored: boolean;
    readonly trackStock: boolean;
  }>;
  readonly " $fragmentType": "productDraft_product";
};
export type productDraft_product$key = {
  readonly " $data"?: productDraft_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"productDraft_product">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "productDraft_product"
};

(node as any).hash = "7bb6680d347bd3f3e382c721acccc28c";

export default node;
