/**
 * @generated SignedSource<<5ca29f16d36969c211fb3aa85dd2fe05>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BalanceStep_cart$data = {
  readonly balanceAvailable: number;
  readonly totals: {
    readonly credit: number;
  };
  readonly " $fragmentType": "BalanceStep_cart";
};
export type BalanceStep_cart$key = {
  readonly " $data"?: BalanceStep_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"BalanceStep_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BalanceStep_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "balanceAvailable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Totals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "credit",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "596d59e1078c54e13c89b6b876281e36";

export default node;
