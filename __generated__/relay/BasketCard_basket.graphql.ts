/**
 * @generated SignedSource<<24e398750008576efb6ed42218fc74d0>>
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
  readonly contents: ReadonlyArray<string>;
  readonly deposit: number;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deposit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contents",
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

(node as any).hash = "74ebd9f0e16ecd745a0f10a44c7628c3";

export default node;
