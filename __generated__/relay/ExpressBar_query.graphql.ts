/**
 * @generated SignedSource<<4e9c36842ca97db6b354089e0f50e48b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExpressBar_query$data = {
  readonly locations: ReadonlyArray<{
    readonly expressSlot: {
      readonly from: string;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "ExpressBar_query";
};
export type ExpressBar_query$key = {
  readonly " $data"?: ExpressBar_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExpressBar_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExpressBar_query",
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
              "name": "from",
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

(node as any).hash = "2548928538eab6e94b14435aa8b7f64a";

export default node;
