/**
 * @generated SignedSource<<7c4d73b406edbde5477d482db50adf5f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type wholeObjects_slot$data = {
  readonly from: string;
  readonly to: string;
  readonly " $fragmentType": "wholeObjects_slot";
};
export type wholeObjects_slot$key = {
  readonly " $data"?: wholeObjects_slot$data;
  readonly " $fragmentSpreads": FragmentRefs<"wholeObjects_slot">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "wholeObjects_slot",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "from",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "to",
      "storageKey": null
    }
  ],
  "type": "TimeSlot",
  "abstractKey": null
};

(node as any).hash = "84671fe1d9803580c515db5a56a55330";

export default node;
