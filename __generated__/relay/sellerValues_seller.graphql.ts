/**
 * @generated SignedSource<<89a7562579e81a7ddaf655b6d91bf4e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Language = "en" | "fr" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type sellerValues_seller$data = {
  readonly commission: number | null | undefined;
  readonly contactEmail: string | null | undefined;
  readonly contactLanguage: Language | null | undefined;
  readonly deactivatedUntil: string | null | undefined;
  readonly descriptions: {
    readonly primary: string;
    readonly secondary: string | null | undefined;
  } | null | undefined;
  readonly images: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"pictureValues_image">;
  }>;
  readonly regional: boolean;
  readonly " $fragmentType": "sellerValues_seller";
};
export type sellerValues_seller$key = {
  readonly " $data"?: sellerValues_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"sellerValues_seller">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "sellerValues_seller"
};

(node as any).hash = "bbc441810678c8b78ab5578e021e2b82";

export default node;
