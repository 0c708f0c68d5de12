/**
 * @generated SignedSource<<abe85fd62b75c8c10683da321f513089>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CycleBar_query$data = {
  readonly locations: ReadonlyArray<{
    readonly nextSlot: {
      readonly from: string;
    } | null | undefined;
    readonly storageOnly: boolean;
  }>;
  readonly openPeriod: {
    readonly closesAt: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ExpressBar_query">;
  readonly " $fragmentType": "CycleBar_query";
};
export type CycleBar_query$key = {
  readonly " $data"?: CycleBar_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CycleBar_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CycleBar_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ExpressBar_query"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Period",
      "kind": "LinkedField",
      "name": "openPeriod",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "closesAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
          "name": "storageOnly",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TimeSlot",
          "kind": "LinkedField",
          "name": "nextSlot",
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

(node as any).hash = "28ef28a0e5620fe81e564e8bc95ebab1";

export default node;
