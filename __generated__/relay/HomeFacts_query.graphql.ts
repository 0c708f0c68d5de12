/**
 * @generated SignedSource<<cb76191b5f788ee952838306c340d958>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeFacts_query$data = {
  readonly locations: ReadonlyArray<{
    readonly expressSlot: {
      readonly __typename: "TimeSlot";
    } | null | undefined;
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
          "concreteType": "TimeSlot",
          "kind": "LinkedField",
          "name": "expressSlot",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__typename",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "locations(filter:{\"ongoing\":true})"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "11fe2992d5ce378cf4df8e5679d72e72";

export default node;
