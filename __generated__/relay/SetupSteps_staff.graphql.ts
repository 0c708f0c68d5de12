/**
 * @generated SignedSource<<6073da721adeb7b01503cdbd65539669>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SetupStepName = "amounts" | "collections" | "contact" | "identity" | "payment" | "pictures" | "places" | "products" | "proposals" | "sellers" | "taxes" | "texts" | "week" | "zones" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SetupSteps_staff$data = {
  readonly setup: ReadonlyArray<{
    readonly done: boolean;
    readonly name: SetupStepName;
    readonly optional: boolean;
  }> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"MarketServices_staff">;
  readonly " $fragmentType": "SetupSteps_staff";
};
export type SetupSteps_staff$key = {
  readonly " $data"?: SetupSteps_staff$data;
  readonly " $fragmentSpreads": FragmentRefs<"SetupSteps_staff">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SetupSteps_staff",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MarketServices_staff"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SetupStep",
      "kind": "LinkedField",
      "name": "setup",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "done",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "optional",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Staff",
  "abstractKey": null
};

(node as any).hash = "72176c70bc26295ed6e5ad08f97926fa";

export default node;
