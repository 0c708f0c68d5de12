/**
 * @generated SignedSource<<777c7661d914dca3f21302cf1f49306d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeskNav_staff$data = {
  readonly name: string;
  readonly " $fragmentType": "DeskNav_staff";
};
export type DeskNav_staff$key = {
  readonly " $data"?: DeskNav_staff$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeskNav_staff">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeskNav_staff",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Staff",
  "abstractKey": null
};

(node as any).hash = "381b63ec5c20a7847bbc7ee248070efc";

export default node;
