/**
 * @generated SignedSource<<1bd5fff219f5b52678fe89a61d1ddca7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Receipts_membership$data = {
  readonly receipts: ReadonlyArray<{
    readonly id: string;
    readonly number: string;
    readonly paidAt: string;
    readonly total: number;
  }>;
  readonly " $fragmentType": "Receipts_membership";
};
export type Receipts_membership$key = {
  readonly " $data"?: Receipts_membership$data;
  readonly " $fragmentSpreads": FragmentRefs<"Receipts_membership">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Receipts_membership",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MembershipReceipt",
      "kind": "LinkedField",
      "name": "receipts",
      "plural": true,
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
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paidAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Membership",
  "abstractKey": null
};

(node as any).hash = "8fb29ea0005953b6eb3df876289d62ab";

export default node;
