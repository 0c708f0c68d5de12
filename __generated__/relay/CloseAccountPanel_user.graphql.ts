/**
 * @generated SignedSource<<f926ba28b84d39c4ca148d3c074839d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CloseAccountPanel_user$data = {
  readonly closure: {
    readonly credit: number;
    readonly deposits: number;
    readonly openOrders: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"ClosureSummary_closure">;
  };
  readonly email: string;
  readonly " $fragmentType": "CloseAccountPanel_user";
};
export type CloseAccountPanel_user$key = {
  readonly " $data"?: CloseAccountPanel_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"CloseAccountPanel_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CloseAccountPanel_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AccountClosure",
      "kind": "LinkedField",
      "name": "closure",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "credit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deposits",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Order",
          "kind": "LinkedField",
          "name": "openOrders",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ClosureSummary_closure"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "8d290d4f6f7b4677a9633070b0d320e3";

export default node;
