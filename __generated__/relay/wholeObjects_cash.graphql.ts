/**
 * @generated SignedSource<<55cc04a42bd18c9c93064bc628358805>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type wholeObjects_cash$data = {
  readonly byLink: boolean;
  readonly due: number;
  readonly received: number;
  readonly receivedAt: string | null | undefined;
  readonly " $fragmentType": "wholeObjects_cash";
};
export type wholeObjects_cash$key = {
  readonly " $data"?: wholeObjects_cash$data;
  readonly " $fragmentSpreads": FragmentRefs<"wholeObjects_cash">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "wholeObjects_cash",
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
  "type": "OrderCash",
  "abstractKey": null
};

(node as any).hash = "8fa94a83e97a8880130f34b9bd7b1563";

export default node;
