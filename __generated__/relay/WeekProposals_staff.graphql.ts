/**
 * @generated SignedSource<<e28a4a3ad8938e3be8439d537c8aa1e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WeekProposals_staff$data = {
  readonly tasks: {
    readonly proposals: number;
  };
  readonly " $fragmentType": "WeekProposals_staff";
};
export type WeekProposals_staff$key = {
  readonly " $data"?: WeekProposals_staff$data;
  readonly " $fragmentSpreads": FragmentRefs<"WeekProposals_staff">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WeekProposals_staff",
  "selections": [
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

(node as any).hash = "93d68ed15f594f025a5c631d88474341";

export default node;
