/**
 * @generated SignedSource<<94fc64cc0b3d556d7f74d9890e0e83f8>>
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
      readonly country: string;
      readonly expMonth: number;
      readonly expYear: number;
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

(node as any).hash = "ca441643f70c083e29f4fba36164d29c";

export default node;
