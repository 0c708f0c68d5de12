/**
 * @generated SignedSource<<2afa7b06d2ebe0987bde1b2138150da0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type recordChoices_staff$data = {
  readonly categories: ReadonlyArray<{
    readonly cells: ReadonlyArray<{
      readonly column: string;
      readonly value: string;
    }>;
    readonly key: string;
  }>;
  readonly producers: ReadonlyArray<{
    readonly handle: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "recordChoices_staff";
};
export type recordChoices_staff$key = {
  readonly " $data"?: recordChoices_staff$data;
  readonly " $fragmentSpreads": FragmentRefs<"recordChoices_staff">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "recordChoices_staff"
};

(node as any).hash = "dbfe2d333568026d24f8e59e9e6c6f33";

export default node;
