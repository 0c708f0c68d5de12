/**
 * @generated SignedSource<<3f62a37973eb6551cd8d3634a42c726b>>
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
    readonly due: number;
    readonly link: {
      readonly payBy: string;
      readonly state: PaymentLinkState;
    } | null | undefined;
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

(node as any).hash = "eff585adb1440ef7796d05ec7d46471e";

export default node;
