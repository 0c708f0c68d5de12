/**
 * @generated SignedSource<<7ba0af5182dcebac3cc6738497f576bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AmountForm_order$data = {
  readonly customer: {
    readonly __typename: "User";
  } | null | undefined;
  readonly id: string;
  readonly refundable: {
    readonly toBalance: number;
    readonly toCard: number;
  } | null | undefined;
  readonly " $fragmentType": "AmountForm_order";
};
export type AmountForm_order$key = {
  readonly " $data"?: AmountForm_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"AmountForm_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AmountForm_order",
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
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CancelRefund",
      "kind": "LinkedField",
      "name": "refundable",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toCard",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toBalance",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "a30e820c2120cd636607113d456afecb";

export default node;
