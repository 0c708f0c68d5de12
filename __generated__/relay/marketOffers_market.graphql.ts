/**
 * @generated SignedSource<<acb67701c07469bbcaf8e4ba53bb6f19>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MarketPause = "away" | "retired" | "soon" | "unserved" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type marketOffers_market$data = {
  readonly gstRate: number;
  readonly offers: {
    readonly alcohol: boolean;
    readonly baskets: boolean;
    readonly delivery: boolean;
    readonly deposits: boolean;
    readonly express: boolean;
    readonly membership: boolean;
    readonly pickup: boolean;
  };
  readonly pause: MarketPause | null | undefined;
  readonly pstRate: number;
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
      "kind": "ScalarField",
      "name": "gstRate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pstRate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pause",
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

(node as any).hash = "6517a1450dfaf3beb853820c3db3e2cb";

export default node;
