/**
 * @generated SignedSource<<9b8e611eafd73fcc084b89a0174cff3d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SearchAdviceKind = "dish" | "not_sold" | "occasion" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SearchAdvice_advice$data = {
  readonly kind: SearchAdviceKind;
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
      "name": "kind",
      "storageKey": null
    },
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

(node as any).hash = "861ba8829962483d292f666c6991ae2b";

export default node;
