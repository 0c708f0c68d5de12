/**
 * @generated SignedSource<<d51a0641942def2a3d06ee74441e9878>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartProcess_period$data = {
  readonly closesAt: string;
  readonly id: string;
  readonly " $fragmentType": "CartProcess_period";
};
export type CartProcess_period$key = {
  readonly " $data"?: CartProcess_period$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartProcess_period">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartProcess_period",
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
      "name": "closesAt",
      "storageKey": null
    }
  ],
  "type": "Period",
  "abstractKey": null
};

(node as any).hash = "591bf47ff404c85992e9f7ab9bfb9cb4";

export default node;
