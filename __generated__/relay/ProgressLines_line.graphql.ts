/**
 * @generated SignedSource<<9e61ffd13801627ad5de8c5d93cad987>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LineStatus = "missing" | "packed" | "preparing" | "received" | "waiting" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProgressLines_line$data = ReadonlyArray<{
  readonly id: string;
  readonly image: {
    readonly path: string;
  } | null | undefined;
  readonly lastUpdated: string | null | undefined;
  readonly missing: number;
  readonly productName: string;
  readonly progress: number;
  readonly quantity: number;
  readonly replacedBy: string | null | undefined;
  readonly sellerName: string;
  readonly status: LineStatus;
  readonly variantName: string;
  readonly " $fragmentSpreads": FragmentRefs<"LineReturns_line">;
  readonly " $fragmentType": "ProgressLines_line";
}>;
export type ProgressLines_line$key = ReadonlyArray<{
  readonly " $data"?: ProgressLines_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProgressLines_line">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ProgressLines_line",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "productName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "variantName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sellerName",
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
      "name": "missing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "replacedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "progress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastUpdated",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LineReturns_line"
    }
  ],
  "type": "OrderLine",
  "abstractKey": null
};

(node as any).hash = "572381355f820e996073df3c27455b0c";

export default node;
