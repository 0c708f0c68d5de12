/**
 * @generated SignedSource<<19245f01822252838e8695efd4f522e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentLinkState = "expired" | "open" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PayByLink_order$data = {
  readonly cash: {
    readonly byLink: boolean;
    readonly due: number;
    readonly link: {
      readonly payBy: string;
      readonly state: PaymentLinkState;
    } | null | undefined;
    readonly received: number;
    readonly receivedAt: string | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "PayByLink_order";
};
export type PayByLink_order$key = {
  readonly " $data"?: PayByLink_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayByLink_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayByLink_order",
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PaymentLink",
          "kind": "LinkedField",
          "name": "link",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "state",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "payBy",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "6e38e8c4c6dd2c860d9a1bf347b1a666";

export default node;
