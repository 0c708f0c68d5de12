/**
 * @generated SignedSource<<63cfa74e66f4a17d0d74b5a6a5a7dce7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SubscriptionForm_basket$data = ReadonlyArray<{
  readonly handlePrimary: string;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"BasketChoices_basket" | "SubscriptionSummary_basket">;
  readonly " $fragmentType": "SubscriptionForm_basket";
}>;
export type SubscriptionForm_basket$key = ReadonlyArray<{
  readonly " $data"?: SubscriptionForm_basket$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubscriptionForm_basket">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SubscriptionForm_basket",
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
      "name": "handlePrimary",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BasketChoices_basket"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SubscriptionSummary_basket"
    }
  ],
  "type": "Basket",
  "abstractKey": null
};

(node as any).hash = "4bc6b904de93eebe3376767f0bcf0efb";

export default node;
