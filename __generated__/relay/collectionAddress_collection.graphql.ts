/**
 * @generated SignedSource<<67fd3170b6fe8b2ea99f4c0fc15567b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type collectionAddress_collection$data = {
  readonly handlePrimary: string;
  readonly handleSecondary: string;
  readonly parent: {
    readonly handlePrimary: string;
    readonly handleSecondary: string;
  } | null | undefined;
  readonly " $fragmentType": "collectionAddress_collection";
};
export type collectionAddress_collection$key = {
  readonly " $data"?: collectionAddress_collection$data;
  readonly " $fragmentSpreads": FragmentRefs<"collectionAddress_collection">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "collectionAddress_collection"
};

(node as any).hash = "0d22dba82ec532601ecd31d890a45ab5";

export default node;
