/**
 * @generated SignedSource<<cacdbe542401ad4ed2d7db77e84b7184>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderRefunds_order$data = {
  readonly cash: {
    readonly byLink: boolean;
    readonly due: number;
    readonly received: number;
    readonly receivedAt: string | null | undefined;
  } | null | undefined;
  readonly refundedToBalance: number;
  readonly refundedToCard: number;
  readonly total: number;
  readonly " $fragmentType": "OrderRefunds_order";
};
export type OrderRefunds_order$key = {
  readonly " $data"?: OrderRefunds_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderRefunds_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderRefunds_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "received",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "receivedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "byLink",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refundedToCard",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refundedToBalance",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "64f3a0a93d61c577ff8f4c835d7656e0";

export default node;
