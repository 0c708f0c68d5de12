/**
 * @generated SignedSource<<57adccdadc358eaac6effb42477d3025>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeskNav_staff$data = {
  readonly name: string;
  readonly tasks: {
    readonly failedJobs: number;
    readonly missing: number;
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Staff",
  "abstractKey": null
};

(node as any).hash = "b7bf544b282dd502fd69ffa15620c3b2";

export default node;
