/**
 * @generated SignedSource<<393a266fea0ddfd90eaf2ec7235af60c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeFacts_query$data = {
  readonly locations: ReadonlyArray<{
    readonly __typename: "Location";
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
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": "locations(filter:{\"ongoing\":true})"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "888a998aae3c8e98cbec7e826d9b2c79";

export default node;
