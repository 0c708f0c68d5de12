/**
 * @generated SignedSource<<78d79e5ec3d0751395845460022621b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type wholeObjects_cash$data = {
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
    }
  ],
  "type": "OrderCash",
  "abstractKey": null
};

(node as any).hash = "16bfbf9527d2cdbfe3552d3de19e6b49";

export default node;
