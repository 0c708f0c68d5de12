/**
 * @generated SignedSource<<deb0f162a71abed28d4c09f6ee91fdba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BalanceSection_user$data = {
  readonly balance: number;
  readonly creditFirst: boolean;
  readonly depositsHeld: number;
  readonly id: string;
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
      "name": "id",
      "storageKey": null
    },
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "creditFirst",
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

(node as any).hash = "8322903f76e927f1849b2ba2b958c43b";

export default node;
