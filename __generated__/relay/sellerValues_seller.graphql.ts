/**
 * @generated SignedSource<<594754d8b76c3be89c7d3d2b86a24a6e>>
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
  readonly nextVacation: {
    readonly back: string;
    readonly from: string;
  } | null | undefined;
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

(node as any).hash = "d278a1530e8f83ec324cfd01817b5b5b";

export default node;
