/**
 * @generated SignedSource<<25a0a340117ba2578521b5a5ad00ced9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type cardOnFile_user$data = {
  readonly basketsPaymentMethod: {
    readonly card: {
      readonly country: string;
      readonly expMonth: number;
      readonly expYear: number;
    } | null | undefined;
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"cardName_user">;
  readonly " $fragmentType": "cardOnFile_user";
};
export type cardOnFile_user$key = {
  readonly " $data"?: cardOnFile_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"cardOnFile_user">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "cardOnFile_user"
};

(node as any).hash = "d652ba75a8ef523c06787f67c11aef7f";

export default node;
