/**
 * @generated SignedSource<<b6d9405080d431e8e58a83d2c29fe186>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartProcess_period$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"StepHead_period">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "StepHead_period"
    }
  ],
  "type": "Period",
  "abstractKey": null
};

(node as any).hash = "b886387f34230a61c4fab6d5ab2aa438";

export default node;
