/**
 * @generated SignedSource<<0ca0d0fa47478c50f1f40ca29fd8c954>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderRefunds_order$data = {
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

(node as any).hash = "b57a008398d8384dadee65bf542ba488";

export default node;
