/**
 * @generated SignedSource<<53ca44da6feece9d582fb1f421857701>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartProcess_period$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"CartSummary_period" | "ContentStep_period" | "StepHead_period">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContentStep_period"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartSummary_period"
    }
  ],
  "type": "Period",
  "abstractKey": null
};

(node as any).hash = "efcac9def15c1ad0f1e6704b5bd84d6a";

export default node;
