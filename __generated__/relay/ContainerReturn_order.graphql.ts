/**
 * @generated SignedSource<<db468925bed0e223d434986c40ca6e34>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContainerReturn_order$data = {
  readonly containersHeld: ReadonlyArray<{
    readonly deposit: number;
    readonly products: ReadonlyArray<string>;
    readonly quantity: number;
  }> | null | undefined;
  readonly " $fragmentType": "ContainerReturn_order";
};
export type ContainerReturn_order$key = {
  readonly " $data"?: ContainerReturn_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContainerReturn_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContainerReturn_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "HeldContainers",
      "kind": "LinkedField",
      "name": "containersHeld",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deposit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "products",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "122dc5cfd9d55d2f7ea1fcd08e735338";

export default node;
