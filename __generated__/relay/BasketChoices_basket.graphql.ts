/**
 * @generated SignedSource<<39ab3fcf06fbaa0cb11e9afda6a646f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BasketFrequency = "bimonthly" | "biweekly" | "monthly" | "quarterly" | "semiannual" | "weekly" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BasketChoices_basket$data = ReadonlyArray<{
  readonly comparedAtPrice: number | null | undefined;
  readonly contents: ReadonlyArray<string>;
  readonly frequency: BasketFrequency;
  readonly handlePrimary: string;
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly " $fragmentType": "BasketChoices_basket";
}>;
export type BasketChoices_basket$key = ReadonlyArray<{
  readonly " $data"?: BasketChoices_basket$data;
  readonly " $fragmentSpreads": FragmentRefs<"BasketChoices_basket">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "BasketChoices_basket",
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
      "name": "contents",
      "storageKey": null
    }
  ],
  "type": "Basket",
  "abstractKey": null
};

(node as any).hash = "a660a4ea47b602df1bc18dc6fb6a8c6d";

export default node;
