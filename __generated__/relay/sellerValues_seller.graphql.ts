/**
 * @generated SignedSource<<2413147b53c99ed8a1f990ff35294fe1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type sellerValues_seller$data = {
  readonly commission: number | null | undefined;
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

(node as any).hash = "ac31c7e8b99083e851f36f6eed134525";

export default node;
