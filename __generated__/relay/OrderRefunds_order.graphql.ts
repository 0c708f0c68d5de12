/**
 * @generated SignedSource<<71c13d21a55f201678b34657846a7cc3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderRefunds_order$data = {
  readonly cash: {
    readonly due: number;
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

(node as any).hash = "e00087ce7877dbdee83f42e414545028";

export default node;
