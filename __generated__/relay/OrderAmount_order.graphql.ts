/**
 * @generated SignedSource<<bb086787558f84687fe8cc9326007875>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderAmount_order$data = {
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

(node as any).hash = "883148117272050a2f114b2c387aff1e";

export default node;
