/**
 * @generated SignedSource<<ac049a30f6534dc6e22dfc7842b9208a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchAdvice_advice$data = {
  readonly tries: ReadonlyArray<string>;
  readonly " $fragmentType": "SearchAdvice_advice";
};
export type SearchAdvice_advice$key = {
  readonly " $data"?: SearchAdvice_advice$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchAdvice_advice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchAdvice_advice",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tries",
      "storageKey": null
    }
  ],
  "type": "SearchAdvice",
  "abstractKey": null
};

(node as any).hash = "0421008bee4982ae1b59c2ca01d0b77c";

export default node;
