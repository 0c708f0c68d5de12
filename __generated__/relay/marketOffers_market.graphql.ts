/**
 * @generated SignedSource<<bc37d4181ad7b027bdaf11d57c98bd3f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type marketOffers_market$data = {
  readonly offers: {
    readonly alcohol: boolean;
    readonly baskets: boolean;
    readonly delivery: boolean;
    readonly deposits: boolean;
    readonly express: boolean;
    readonly membership: boolean;
    readonly pickup: boolean;
  };
  readonly trialMonths: number;
  readonly " $fragmentType": "marketOffers_market";
};
export type marketOffers_market$key = {
  readonly " $data"?: marketOffers_market$data;
  readonly " $fragmentSpreads": FragmentRefs<"marketOffers_market">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "marketOffers_market",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trialMonths",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MarketOffers",
      "kind": "LinkedField",
      "name": "offers",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pickup",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "delivery",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "express",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "baskets",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "membership",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deposits",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "alcohol",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Market",
  "abstractKey": null
};

(node as any).hash = "926a6e42d68a96e8649576cc4d5c9d18";

export default node;
