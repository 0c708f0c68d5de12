/**
 * @generated SignedSource<<2ac5feeb9a1979f89255dcc0adf3033c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type savedAddress_user$data = {
  readonly firstName: string | null | undefined;
  readonly lastName: string | null | undefined;
  readonly shippingAddress: {
    readonly address: {
      readonly city: string;
      readonly line1: string;
      readonly line2: string | null | undefined;
      readonly postal_code: string;
      readonly state: string;
    };
    readonly name: string;
    readonly phone: string | null | undefined;
  } | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "savedAddress_user";
};
export type savedAddress_user$key = {
  readonly " $data"?: savedAddress_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"savedAddress_user">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "savedAddress_user"
};

(node as any).hash = "a8011dced8c6661fc48a6fe45c7337a0";

export default node;
