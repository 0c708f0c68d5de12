/**
 * @generated SignedSource<<a951d92d3193e8a2d3fbffdff51d3f32>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentLinkState = "expired" | "open" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderPaymentLink_order$data = {
  readonly cash: {
    readonly due: number;
    readonly link: {
      readonly payBy: string;
      readonly sentAt: string;
      readonly state: PaymentLinkState;
    } | null | undefined;
  } | null | undefined;
  readonly changeableUntil: string | null | undefined;
  readonly contact: {
    readonly email: string | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "OrderPaymentLink_order";
};
export type OrderPaymentLink_order$key = {
  readonly " $data"?: OrderPaymentLink_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderPaymentLink_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderPaymentLink_order",
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
      "name": "changeableUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Contact",
      "kind": "LinkedField",
      "name": "contact",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ],
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sentAt",
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

(node as any).hash = "0ba611e5d552b9db7ba530347cd3355f";

export default node;
