/**
 * @generated SignedSource<<71012c54ecb572a9d482d4f459829d85>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PreviewSums_preview$data = {
  readonly deposit: number;
  readonly depositKept: number;
  readonly discount: number;
  readonly gst: number;
  readonly items: number;
  readonly pst: number;
  readonly toBalance: number;
  readonly toCard: number;
  readonly total: number;
  readonly " $fragmentType": "PreviewSums_preview";
};
export type PreviewSums_preview$key = {
  readonly " $data"?: PreviewSums_preview$data;
  readonly " $fragmentSpreads": FragmentRefs<"PreviewSums_preview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PreviewSums_preview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "items",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "discount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gst",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pst",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deposit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "depositKept",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
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
    }
  ],
  "type": "ReturnPreview",
  "abstractKey": null
};

(node as any).hash = "47baf96c1f93f67835d2ed9ee87d97b9";

export default node;
