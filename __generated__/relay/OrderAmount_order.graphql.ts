/**
 * @generated SignedSource<<3a1ba3d1784c54edf973032748a2d252>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderAmount_order$data = {
  readonly cash: {
    readonly due: number;
  } | null | undefined;
  readonly id: string;
  readonly refundable: {
    readonly toBalance: number;
    readonly toCard: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AmountForm_order">;
  readonly " $fragmentType": "OrderAmount_order";
};
export type OrderAmount_order$key = {
  readonly " $data"?: OrderAmount_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderAmount_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderAmount_order",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AmountForm_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "35f6dc8adeedbb5b598b4367401a46c0";

export default node;
