/**
 * @generated SignedSource<<de22531fc7d8b613f5225a3331ced151>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ProductStatus = "active" | "draft" | "inactive" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type productThing_product$data = {
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
  readonly " $fragmentType": "productThing_product";
};
export type productThing_product$key = {
  readonly " $data"?: productThing_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"productThing_product">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "productThing_product"
};

(node as any).hash = "33d01f8bc86f6ddd1a40432b1db0d2e1";

export default node;
