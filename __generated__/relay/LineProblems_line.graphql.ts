/**
 * @generated SignedSource<<0fe6b36a88f67c2ec0b8321eed5da870>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProblemKind = "damaged" | "missing" | "other" | "wrong" | "%future added value";
export type ProblemStatus = "declined" | "open" | "refunded" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LineProblems_line$data = {
  readonly id: string;
  readonly missing: number;
  readonly missingReturned: number;
  readonly problems: ReadonlyArray<{
    readonly answer: string | null | undefined;
    readonly answeredAt: string | null | undefined;
    readonly id: string;
    readonly kind: ProblemKind;
    readonly note: string | null | undefined;
    readonly photo: string | null | undefined;
    readonly quantity: number;
    readonly reportedAt: string;
    readonly status: ProblemStatus;
    readonly toBalance: number;
    readonly toCard: number;
  }>;
  readonly productName: string;
  readonly quantity: number;
  readonly replaced: number;
  readonly returned: number;
  readonly reusableBox: boolean;
  readonly " $fragmentType": "LineProblems_line";
};
export type LineProblems_line$key = {
  readonly " $data"?: LineProblems_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"LineProblems_line">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LineProblems_line",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "productName",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "returned",
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
      "name": "missingReturned",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "replaced",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reusableBox",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderProblem",
      "kind": "LinkedField",
      "name": "problems",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        (v1/*:: as any*/),
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
      "storageKey": null
    }
  ],
  "type": "OrderLine",
  "abstractKey": null
};
})();

(node as any).hash = "e8a2995bf376d80a5d126e1682fa706c";

export default node;
