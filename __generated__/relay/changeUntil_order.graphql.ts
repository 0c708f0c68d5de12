/**
 * @generated SignedSource<<bc7df69e00669b087a94fbfce6e5ee78>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type changeUntil_order$data = {
  readonly changeableUntil: string | null | undefined;
  readonly fromStorage: boolean;
  readonly " $fragmentType": "changeUntil_order";
};
export type changeUntil_order$key = {
  readonly " $data"?: changeUntil_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"changeUntil_order">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "changeUntil_order"
};

(node as any).hash = "89f97ba3fb1eabf885afe4974c55114a";

export default node;
