/**
 * @generated SignedSource<<c0682bb0a5d02608abeb525f33c9b042>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SellerAbout_query$data = {
  readonly locations: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly position: {
      readonly " $fragmentSpreads": FragmentRefs<"readPosition_position">;
    } | null | undefined;
  }>;
  readonly market: {
    readonly " $fragmentSpreads": FragmentRefs<"PlaceMap_market">;
  };
  readonly " $fragmentType": "SellerAbout_query";
};
export type SellerAbout_query$key = {
  readonly " $data"?: SellerAbout_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerAbout_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SellerAbout_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Market",
      "kind": "LinkedField",
      "name": "market",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PlaceMap_market"
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
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Position",
          "kind": "LinkedField",
          "name": "position",
          "plural": false,
          "selections": [
            {
              "kind": "InlineDataFragmentSpread",
              "name": "readPosition_position",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "latitude",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "longitude",
                  "storageKey": null
                }
              ],
              "args": null,
              "argumentDefinitions": []
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

(node as any).hash = "de8004049cbc83b87ea6b1d877393a39";

export default node;
