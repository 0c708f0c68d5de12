/**
 * @generated SignedSource<<e30c092bc1ea515c4f0b0c9a07d148af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReusableBox_market$data = {
  readonly reusableBox: {
    readonly deposit: number;
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "ReusableBox_market";
};
export type ReusableBox_market$key = {
  readonly " $data"?: ReusableBox_market$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReusableBox_market">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReusableBox_market",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Variant",
      "kind": "LinkedField",
      "name": "reusableBox",
      "plural": false,
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
          "name": "deposit",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Market",
  "abstractKey": null
};

(node as any).hash = "39c34e2518b061b78744e438e8ce6c7a";

export default node;
