/**
 * @generated SignedSource<<9d7bacfedc576340c16e5eb1b8d3af6b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NextBasketWords_next$data = {
  readonly changeBy: string;
  readonly slot: {
    readonly from: string;
    readonly to: string;
  } | null | undefined;
  readonly " $fragmentType": "NextBasketWords_next";
};
export type NextBasketWords_next$key = {
  readonly " $data"?: NextBasketWords_next$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextBasketWords_next">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NextBasketWords_next",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TimeSlot",
      "kind": "LinkedField",
      "name": "slot",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "to",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changeBy",
      "storageKey": null
    }
  ],
  "type": "NextBasket",
  "abstractKey": null
};

(node as any).hash = "1380dea92f656b3f986148a04fc9665d";

export default node;
