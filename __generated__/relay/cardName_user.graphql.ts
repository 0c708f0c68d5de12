/**
 * @generated SignedSource<<16cf1a59f1c50d92e640f59bdedc65ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type cardName_user$data = {
  readonly basketsPaymentMethod: {
    readonly card: {
      readonly brand: string;
      readonly last4: string;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "cardName_user";
};
export type cardName_user$key = {
  readonly " $data"?: cardName_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"cardName_user">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "cardName_user"
};

(node as any).hash = "4a932b258b536dd6e0d78a226ebfbdfc";

export default node;
