/**
 * @generated SignedSource<<fe9848d5328407e7755e0ec14fcfecb3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CycleBar_query$data = {
  readonly announcedWeeks: ReadonlyArray<{
    readonly __typename: "Period";
  }>;
  readonly locations: ReadonlyArray<{
    readonly nextSlot: {
      readonly from: string;
      readonly to: string;
    } | null | undefined;
    readonly storageOnly: boolean;
  }>;
  readonly openPeriod: {
    readonly closesAt: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ExpressBar_query" | "WeekNotices_query">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "WeekNotices_query"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Period",
      "kind": "LinkedField",
      "name": "announcedWeeks",
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
      "storageKey": null
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "to",
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

(node as any).hash = "f52cde326e077b6e6808eb6aacc8fc15";

export default node;
