/**
 * @generated SignedSource<<f703e81c8dbc08037f20e737b13bde11>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BalanceSection_user$data = {
  readonly balance: number;
  readonly depositsHeld: number;
  readonly " $fragmentSpreads": FragmentRefs<"BalanceLedger_user">;
  readonly " $fragmentType": "BalanceSection_user";
};
export type BalanceSection_user$key = {
  readonly " $data"?: BalanceSection_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"BalanceSection_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BalanceSection_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "balance",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "depositsHeld",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BalanceLedger_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "1daae674a268e9222c9bdc4f93f8bd92";

export default node;
