/**
 * @generated SignedSource<<8a4704a4b335e670446e6d5d2b891875>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type pictureValues_image$data = {
  readonly altTexts: {
    readonly primary: string;
    readonly secondary: string | null | undefined;
  } | null | undefined;
  readonly path: string;
  readonly " $fragmentSpreads": FragmentRefs<"pictureValues_crop">;
  readonly " $fragmentType": "pictureValues_image";
};
export type pictureValues_image$key = {
  readonly " $data"?: pictureValues_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"pictureValues_image">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "pictureValues_image"
};

(node as any).hash = "3a05bc226d100a9ebed1f3570a3ad701";

export default node;
