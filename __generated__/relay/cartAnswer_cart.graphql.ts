/**
 * @generated SignedSource<<202519cbc8124bbad3973a997ff780a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type cartAnswer_cart$data = {
  readonly items: ReadonlyArray<{
    readonly quantity: number;
    readonly reusableBox: boolean;
    readonly unsure: boolean;
    readonly variant: {
      readonly price: number;
    };
    readonly variantId: string;
  }>;
  readonly totals: {
    readonly items: number;
  };
  readonly " $fragmentType": "cartAnswer_cart";
};
export type cartAnswer_cart$key = {
  readonly " $data"?: cartAnswer_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"cartAnswer_cart">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "cartAnswer_cart"
};

(node as any).hash = "fb96d955d1ffb5a4af98dc7276292d39";

export default node;
