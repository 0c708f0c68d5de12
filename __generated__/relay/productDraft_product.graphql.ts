/**
 * @generated SignedSource<<2402f93354cb68084e3afdf7a49f23e7>>
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

(node as any).hash = "32b2d95c2be52fbfc480144282bd130a";

export default node;
