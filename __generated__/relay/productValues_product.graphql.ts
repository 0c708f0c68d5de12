/**
 * @generated SignedSource<<1b848840770d1120ea1a77749fcc2b43>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Allergen = "eggs" | "fish" | "gluten" | "milk" | "mustard" | "nuts" | "peanuts" | "sesame" | "shellfish" | "soy" | "sulphites" | "%future added value";
export type AllergenPresence = "contains" | "free" | "traces" | "%future added value";
export type Diet = "gluten_free" | "lactose_free" | "vegan" | "vegetarian" | "%future added value";
export type ProductStatus = "active" | "draft" | "inactive" | "%future added value";
export type ServingUnit = "g" | "ml" | "%future added value";
export type TaxKind = "both" | "gst" | "pst" | "%future added value";
export type Temperature = "cold" | "frozen" | "normal" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type productValues_product$data = {
  readonly allergens: ReadonlyArray<{
    readonly allergen: Allergen;
    readonly presence: AllergenPresence;
  }> | null | undefined;
  readonly bio: boolean;
  readonly diets: ReadonlyArray<Diet> | null | undefined;
  readonly images: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"pictureValues_image">;
  }>;
  readonly isAlcohol: boolean;
  readonly nutrition: {
    readonly carbohydrate: number;
    readonly energy: number;
    readonly fat: number;
    readonly fibre: number;
    readonly protein: number;
    readonly saturated: number;
    readonly serving: number;
    readonly sodium: number;
    readonly sugars: number;
    readonly unit: ServingUnit;
  } | null | undefined;
  readonly shelf: string | null | undefined;
  readonly status: ProductStatus;
  readonly taxKind: TaxKind;
  readonly taxable: boolean;
  readonly temperature: Temperature;
  readonly texts: {
    readonly description: {
      readonly primary: string;
      readonly secondary: string | null | undefined;
    } | null | undefined;
    readonly ingredients: {
      readonly primary: string;
      readonly secondary: string | null | undefined;
    } | null | undefined;
    readonly name: {
      readonly primary: string;
      readonly secondary: string | null | undefined;
    };
    readonly types: {
      readonly primary: string;
      readonly secondary: string | null | undefined;
    } | null | undefined;
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
  readonly " $fragmentType": "productValues_product";
};
export type productValues_product$key = {
  readonly " $data"?: productValues_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"productValues_product">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "productValues_product"
};

(node as any).hash = "bd85d795581638d60c1f55d1b045a6c4";

export default node;
