/**
 * @generated SignedSource<<269f521255f75008ec1385920a73451d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderDeposit_order$data = {
  readonly customerName: string;
  readonly depositsHeld: number | null | undefined;
  readonly id: string;
  readonly number: number;
  readonly " $fragmentType": "OrderDeposit_order";
};
export type OrderDeposit_order$key = {
  readonly " $data"?: OrderDeposit_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDeposit_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderDeposit_order",
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
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "depositsHeld",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "e0f143f4481fc7adda187575b6259143";

export default node;
