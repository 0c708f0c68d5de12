/**
 * @generated SignedSource<<94a9850cf36cd683e81e816dbcc06db5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartProcess_market$data = {
  readonly membershipPrice: number;
  readonly " $fragmentSpreads": FragmentRefs<"ReusableBox_market">;
  readonly " $fragmentType": "CartProcess_market";
};
export type CartProcess_market$key = {
  readonly " $data"?: CartProcess_market$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartProcess_market">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartProcess_market",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "membershipPrice",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReusableBox_market"
    }
  ],
  "type": "Market",
  "abstractKey": null
};

(node as any).hash = "ce309e8cf082620efe76fbac1f3a334f";

export default node;
