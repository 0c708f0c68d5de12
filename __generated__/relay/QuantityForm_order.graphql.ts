/**
 * @generated SignedSource<<a495a8cec86f945aa028b03c2fb107a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QuantityForm_order$data = {
  readonly cash: {
    readonly byLink: boolean;
    readonly due: number;
    readonly received: number;
    readonly receivedAt: string | null | undefined;
  } | null | undefined;
  readonly customer: {
    readonly __typename: "User";
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "QuantityForm_order";
};
export type QuantityForm_order$key = {
  readonly " $data"?: QuantityForm_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuantityForm_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuantityForm_order",
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
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "7c46bcd5e19a853c5c4663c4a47b9697";

export default node;
