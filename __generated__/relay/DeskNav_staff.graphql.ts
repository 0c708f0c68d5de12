/**
 * @generated SignedSource<<f19121823f9e08ed7bcf0f236e52f3b4>>
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
    readonly toPack: number;
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Staff",
  "abstractKey": null
};

(node as any).hash = "955058ff46d67d9dead5532b9ceb3e46";

export default node;
