/**
 * @generated SignedSource<<9b884aed5ffd52e80d727d5a6c1edb3a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BasketFrequency = "bimonthly" | "biweekly" | "monthly" | "quarterly" | "semiannual" | "weekly" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SubscriptionSummary_basket$data = {
  readonly frequency: BasketFrequency;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"BasketPictures_basket">;
  readonly " $fragmentType": "SubscriptionSummary_basket";
};
export type SubscriptionSummary_basket$key = {
  readonly " $data"?: SubscriptionSummary_basket$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubscriptionSummary_basket">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubscriptionSummary_basket",
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
      "name": "frequency",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BasketPictures_basket"
    }
  ],
  "type": "Basket",
  "abstractKey": null
};

(node as any).hash = "92b81786e2d151d9eb0113a757b575ff";

export default node;
