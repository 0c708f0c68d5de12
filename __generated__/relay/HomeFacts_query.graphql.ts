/**
 * @generated SignedSource<<f02bba87dd8c677650d9c401ccc1841e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeFacts_query$data = {
  readonly locations: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly " $fragmentType": "HomeFacts_query";
};
export type HomeFacts_query$key = {
  readonly " $data"?: HomeFacts_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeFacts_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeFacts_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "ongoing": true
          }
        }
      ],
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "locations",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": "locations(filter:{\"ongoing\":true})"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "34ea847d2bdb1f4992ce35e20b362ab3";

export default node;
