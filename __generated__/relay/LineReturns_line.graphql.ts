/**
 * @generated SignedSource<<448c1a24ed3b7d6474b03084957b57df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LineReturns_line$data = {
  readonly returns: ReadonlyArray<{
    readonly at: string;
    readonly missing: boolean;
    readonly problem: boolean;
    readonly quantity: number;
    readonly removed: boolean;
    readonly toBalance: number;
    readonly toCard: number;
  }>;
  readonly " $fragmentType": "LineReturns_line";
};
export type LineReturns_line$key = {
  readonly " $data"?: LineReturns_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"LineReturns_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LineReturns_line",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LineReturn",
      "kind": "LinkedField",
      "name": "returns",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "missing",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "removed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toCard",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toBalance",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "problem",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OrderLine",
  "abstractKey": null
};

(node as any).hash = "cdb647fe9fc1761eb564edab4cdbe4d7";

export default node;
