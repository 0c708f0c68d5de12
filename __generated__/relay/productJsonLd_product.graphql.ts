/**
 * @generated SignedSource<<4cb54d70eaf47ef5bf1a3a9398c4e70f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ProductStatus = "active" | "draft" | "inactive" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type productJsonLd_product$data = {
  readonly avgRating: number | null | undefined;
  readonly description: string | null | undefined;
  readonly images: ReadonlyArray<{
    readonly path: string;
  }>;
  readonly name: string;
  readonly nbRating: number;
  readonly seller: {
    readonly deactivatedUntil: string | null | undefined;
    readonly name: string;
  };
  readonly status: ProductStatus;
  readonly variants: ReadonlyArray<{
    readonly name: string;
    readonly price: number;
    readonly stock: number;
    readonly stockOnHold: number;
    readonly trackStock: boolean;
  }>;
  readonly " $fragmentType": "productJsonLd_product";
};
export type productJsonLd_product$key = {
  readonly " $data"?: productJsonLd_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"productJsonLd_product">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "productJsonLd_product"
};

(node as any).hash = "361418554a802f2ab4ef2e19484a9cab";

export default node;
