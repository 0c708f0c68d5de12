/**
 * @generated SignedSource<<c09266a6199ee5bea8c125b7d72ddcc1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StaffRole = "manager" | "volunteer" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeskNav_staff$data = {
  readonly name: string;
  readonly role: StaffRole;
  readonly tasks: {
    readonly failedJobs: number;
    readonly missing: number;
    readonly problems: number;
    readonly proposals: number;
    readonly toHandOver: number;
    readonly toPack: number;
    readonly toReceive: number;
  };
  readonly " $fragmentType": "DeskNav_staff";
};
export type DeskNav_staff$key = {
  readonly " $data"?: DeskNav_staff$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeskNav_staff">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeskNav_staff",
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
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StaffTasks",
      "kind": "LinkedField",
      "name": "tasks",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toPack",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toReceive",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toHandOver",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "missing",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failedJobs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "problems",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "proposals",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Staff",
  "abstractKey": null
};

(node as any).hash = "c62bdf7ba0dd67d6bc5db0deed17a8df";

export default node;
