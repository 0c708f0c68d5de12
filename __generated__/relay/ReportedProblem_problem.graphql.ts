/**
 * @generated SignedSource<<0909858946b64a3b35fd199d68c7e96a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProblemKind = "damaged" | "missing" | "other" | "wrong" | "%future added value";
export type ProblemStatus = "declined" | "open" | "refunded" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReportedProblem_problem$data = {
  readonly answer: string | null | undefined;
  readonly answeredAt: string | null | undefined;
  readonly kind: ProblemKind;
  readonly note: string | null | undefined;
  readonly photo: string | null | undefined;
  readonly quantity: number;
  readonly reportedAt: string;
  readonly status: ProblemStatus;
  readonly toBalance: number;
  readonly toCard: number;
  readonly " $fragmentType": "ReportedProblem_problem";
};
export type ReportedProblem_problem$key = {
  readonly " $data"?: ReportedProblem_problem$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportedProblem_problem">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReportedProblem_problem",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
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
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "photo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reportedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answeredAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toCard",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toBalance",
      "storageKey": null
    }
  ],
  "type": "OrderProblem",
  "abstractKey": null
};

(node as any).hash = "af8e48eeea6de7047ce67d28ff135528";

export default node;
