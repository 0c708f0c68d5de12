/**
 * @generated SignedSource<<65f435ec8947d31a2239c43e0fd1ead4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QuantityForm_order$data = {
  readonly customer: {
    readonly __typename: "User";
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "QuantityForm_order";
};
export type QuantityForm_order$key = {
  readonly " $data"?: QuantityForm_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuantityForm_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuantityForm_order",
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
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "638fefe57e325da93a0f0d80bd590f05";

export default node;
