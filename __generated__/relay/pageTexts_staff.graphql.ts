/**
 * @generated SignedSource<<f694b0c6179a5f7d7ea44986a991d2d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type pageTexts_staff$data = {
  readonly textValues: ReadonlyArray<{
    readonly name: string;
    readonly value: {
      readonly primary: string;
      readonly secondary: string | null | undefined;
    };
  }>;
  readonly " $fragmentType": "pageTexts_staff";
};
export type pageTexts_staff$key = {
  readonly " $data"?: pageTexts_staff$data;
  readonly " $fragmentSpreads": FragmentRefs<"pageTexts_staff">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "pageTexts_staff"
};

(node as any).hash = "06c5ab0aa7e87805667e6a86e2391297";

export default node;
