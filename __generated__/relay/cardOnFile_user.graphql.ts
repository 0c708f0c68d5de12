/**
 * @generated SignedSource<<42d42ff4fcf56d6394d2be4fa9af1ae3>>
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
      readonly brand: string;
      readonly country: string;
      readonly expMonth: number;
      readonly expYear: number;
      readonly last4: string;
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

(node as any).hash = "51d8670bf93176ede4981c6e7ceb64dd";

export default node;
