/**
 * @generated SignedSource<<6c6b573a4fee32e0ee9c921a68ee8157>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WeekProblems_staff$data = {
  readonly problems: ReadonlyArray<{
    readonly line: {
      readonly " $fragmentSpreads": FragmentRefs<"ReportedProblem_line">;
    };
    readonly order: {
      readonly customerName: string;
      readonly number: number;
    };
    readonly problem: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ReportedProblem_problem">;
    };
  }>;
  readonly tasks: {
    readonly problems: number;
  };
  readonly " $fragmentType": "WeekProblems_staff";
};
export type WeekProblems_staff$key = {
  readonly " $data"?: WeekProblems_staff$data;
  readonly " $fragmentSpreads": FragmentRefs<"WeekProblems_staff">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WeekProblems_staff",
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
          "name": "problems",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReportedProblem",
      "kind": "LinkedField",
      "name": "problems",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Order",
          "kind": "LinkedField",
          "name": "order",
          "plural": false,
          "selections": [
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
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderLine",
          "kind": "LinkedField",
          "name": "line",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ReportedProblem_line"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderProblem",
          "kind": "LinkedField",
          "name": "problem",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ReportedProblem_problem"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Staff",
  "abstractKey": null
};

(node as any).hash = "253afca07dfc553d625b0a3e28f4afc9";

export default node;
