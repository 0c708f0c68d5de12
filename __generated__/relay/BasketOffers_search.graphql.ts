/**
 * @generated SignedSource<<79a42ff4a0ab770c70985600b56e22ae>>
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

(node as any).hash = "57fb42d223049664a6db1aa89ae35464";

export default node;
