/**
 * @generated SignedSource<<0c985a5cecf5b767a053198d2977f678>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type sellerValues_seller$data = {
  readonly deactivatedUntil: string | null | undefined;
  readonly descriptions: {
    readonly primary: string;
    readonly secondary: string | null | undefined;
  } | null | undefined;
  readonly regional: boolean;
  readonly " $fragmentType": "sellerValues_seller";
};
export type sellerValues_seller$key = {
  readonly " $data"?: sellerValues_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"sellerValues_seller">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "sellerValues_seller"
};

(node as any).hash = "a510fdf8ac5d395f4c3842eedc38e4ce";

export default node;
