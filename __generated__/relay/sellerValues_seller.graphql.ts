/**
 * @generated SignedSource<<837557811074bf43b4e8db9c1895d4fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type sellerValues_seller$data = {
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

(node as any).hash = "ee2a8d5de0cfe07ed682e6d355d0fe42";

export default node;
