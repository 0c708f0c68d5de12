/**
 * @generated SignedSource<<8428865868d44a9638fd4448232d892b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type pictureValues_crop$data = {
  readonly focalPoint: {
    readonly x: number;
    readonly y: number;
  } | null | undefined;
  readonly uncropped: string | null | undefined;
  readonly " $fragmentType": "pictureValues_crop";
};
export type pictureValues_crop$key = {
  readonly " $data"?: pictureValues_crop$data;
  readonly " $fragmentSpreads": FragmentRefs<"pictureValues_crop">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "pictureValues_crop"
};

(node as any).hash = "34c130b3379a4dc20d5d6774ac72ba89";

export default node;
