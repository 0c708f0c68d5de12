/**
 * @generated SignedSource<<707cf53f99d19f4beb4baf313b901f51>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReusableBox_user$data = {
  readonly hasReusableBox: boolean;
  readonly " $fragmentType": "ReusableBox_user";
};
export type ReusableBox_user$key = {
  readonly " $data"?: ReusableBox_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReusableBox_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReusableBox_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasReusableBox",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "b317a893300edfa78f6e6ba61222030f";

export default node;
