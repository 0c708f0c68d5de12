/**
 * @generated SignedSource<<68aa10e593eef97f18907a78573c3ad4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderDeposit_order$data = {
  readonly cash: {
    readonly due: number;
  } | null | undefined;
  readonly customerName: string;
  readonly depositsHeld: number | null | undefined;
  readonly id: string;
  readonly number: number;
  readonly " $fragmentType": "OrderDeposit_order";
};
export type OrderDeposit_order$key = {
  readonly " $data"?: OrderDeposit_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDeposit_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderDeposit_order",
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
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "depositsHeld",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderCash",
      "kind": "LinkedField",
      "name": "cash",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "due",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "6221645c77f968a494461ccafecb1cca";

export default node;
