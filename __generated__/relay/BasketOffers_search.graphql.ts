/**
 * @generated SignedSource<<0869e4b80da9a46d37e289f7e17c8d41>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BasketFrequency = "bimonthly" | "biweekly" | "monthly" | "quarterly" | "semiannual" | "weekly" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BasketOffers_search$data = {
  readonly baskets: ReadonlyArray<{
    readonly description: string | null | undefined;
    readonly frequency: BasketFrequency;
    readonly handlePrimary: string;
    readonly id: string;
    readonly name: string;
    readonly price: number;
  }>;
  readonly " $fragmentType": "BasketOffers_search";
};
export type BasketOffers_search$key = {
  readonly " $data"?: BasketOffers_search$data;
  readonly " $fragmentSpreads": FragmentRefs<"BasketOffers_search">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BasketOffers_search",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Basket",
      "kind": "LinkedField",
      "name": "baskets",
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
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "price",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "frequency",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "handlePrimary",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SearchConnection",
  "abstractKey": null
};

(node as any).hash = "4ea9f6d11e840c03e6e78e7845b7b22b";

export default node;
