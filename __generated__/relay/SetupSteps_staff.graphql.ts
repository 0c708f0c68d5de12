/**
 * @generated SignedSource<<0cf7f81305bd4ed34ed934ce39cbf41f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SetupStepName = "contact" | "identity" | "payment" | "pictures" | "places" | "products" | "proposals" | "sellers" | "taxes" | "texts" | "zones" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SetupSteps_staff$data = {
  readonly setup: ReadonlyArray<{
    readonly done: boolean;
    readonly name: SetupStepName;
    readonly optional: boolean;
  }> | null | undefined;
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

(node as any).hash = "3c01a2f045bc546b6b8755ed8be92341";

export default node;
