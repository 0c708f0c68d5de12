/**
 * @generated SignedSource<<a38966197b8025965accc71a8d2cd61f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BasketFrequency = "bimonthly" | "biweekly" | "monthly" | "quarterly" | "semiannual" | "weekly" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BasketCard_basket$data = {
  readonly comparedAtPrice: number | null | undefined;
  readonly description: string | null | undefined;
  readonly frequency: BasketFrequency;
  readonly handlePrimary: string;
  readonly name: string;
  readonly price: number;
  readonly " $fragmentSpreads": FragmentRefs<"BasketPictures_basket">;
  readonly " $fragmentType": "BasketCard_basket";
};
export type BasketCard_basket$key = {
  readonly " $data"?: BasketCard_basket$data;
  readonly " $fragmentSpreads": FragmentRefs<"BasketCard_basket">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BasketCard_basket",
  "selections": [
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
      "name": "comparedAtPrice",
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

(node as any).hash = "c6638932f1f367b38d7749dc40301d17";

export default node;
