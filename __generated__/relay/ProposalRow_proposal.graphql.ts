/**
 * @generated SignedSource<<4818f75ed79431e2dbc92cf52e7d7964>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProposalKind = "price" | "shortage" | "stock" | "vacation" | "%future added value";
export type ProposalRefusal = "gone" | "limit" | "over" | "retired" | "untracked" | "%future added value";
export type ProposalStatus = "accepted" | "declined" | "replaced" | "waiting" | "withdrawn" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProposalRow_proposal$data = {
  readonly answer: string | null | undefined;
  readonly answeredAt: string | null | undefined;
  readonly answeredBy: string | null | undefined;
  readonly back: string | null | undefined;
  readonly from: string | null | undefined;
  readonly kind: ProposalKind;
  readonly label: string;
  readonly note: string | null | undefined;
  readonly now: number | null | undefined;
  readonly nowFrom: string | null | undefined;
  readonly nowUntil: string | null | undefined;
  readonly period: {
    readonly deliveryDay: string;
  } | null | undefined;
  readonly proposed: number | null | undefined;
  readonly proposedAt: string;
  readonly refusal: ProposalRefusal | null | undefined;
  readonly result: number | null | undefined;
  readonly saving: {
    readonly " $fragmentSpreads": FragmentRefs<"UndoAccepted_saving">;
  } | null | undefined;
  readonly seen: number | null | undefined;
  readonly seenUntil: string | null | undefined;
  readonly seller: {
    readonly name: string;
  };
  readonly status: ProposalStatus;
  readonly " $fragmentType": "ProposalRow_proposal";
};
export type ProposalRow_proposal$key = {
  readonly " $data"?: ProposalRow_proposal$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProposalRow_proposal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProposalRow_proposal",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Seller",
      "kind": "LinkedField",
      "name": "seller",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Period",
      "kind": "LinkedField",
      "name": "period",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deliveryDay",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "proposed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seen",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "now",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "result",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "from",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "back",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seenUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nowFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nowUntil",
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
      "name": "proposedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refusal",
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
      "name": "answeredBy",
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
      "concreteType": "CatalogueSaving",
      "kind": "LinkedField",
      "name": "saving",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "UndoAccepted_saving"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Proposal",
  "abstractKey": null
};

(node as any).hash = "50a1a83234d6882f6928b24266c954ff";

export default node;
