/**
 * @generated SignedSource<<0176acbbedbdd3e78f91729a6799ba5b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type TagColor = "blue" | "gray" | "orange" | "red" | "turquoise" | "yellow" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NoticeBand_popup$data = {
  readonly color: TagColor;
  readonly icon: string | null | undefined;
  readonly " $fragmentType": "NoticeBand_popup";
};
export type NoticeBand_popup$key = {
  readonly " $data"?: NoticeBand_popup$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoticeBand_popup">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "NoticeBand_popup"
};

(node as any).hash = "7884e484b58eb9fbe908cdac875091d8";

export default node;
