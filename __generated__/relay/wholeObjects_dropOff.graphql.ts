/**
 * @generated SignedSource<<62da6396de79258fe9b0e55cb7fc267d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type wholeObjects_dropOff$data = {
  readonly from: string;
  readonly to: string;
  readonly weekday: number;
  readonly " $fragmentType": "wholeObjects_dropOff";
};
export type wholeObjects_dropOff$key = {
  readonly " $data"?: wholeObjects_dropOff$data;
  readonly " $fragmentSpreads": FragmentRefs<"wholeObjects_dropOff">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "wholeObjects_dropOff",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weekday",
      "storageKey": null
    },
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
  "type": "DropOff",
  "abstractKey": null
};

(node as any).hash = "91bb720e087f98c3565794eb2e2fbf82";

export default node;
