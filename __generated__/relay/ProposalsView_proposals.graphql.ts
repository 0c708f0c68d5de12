/**
 * @generated SignedSource<<d4cae3501924fd28643bcfbce291b900>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProposalRefusal = "gone" | "limit" | "over" | "retired" | "untracked" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProposalsView_proposals$data = {
  readonly answered: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProposalRow_proposal">;
  }>;
  readonly count: number;
  readonly waiting: ReadonlyArray<{
    readonly id: string;
    readonly now: number | null | undefined;
    readonly nowUntil: string | null | undefined;
    readonly refusal: ProposalRefusal | null | undefined;
    readonly seen: number | null | undefined;
    readonly seenUntil: string | null | undefined;
    readonly shown: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProposalRow_proposal">;
  }>;
  readonly " $fragmentType": "ProposalsView_proposals";
};
export type ProposalsView_proposals$key = {
  readonly " $data"?: ProposalsView_proposals$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProposalsView_proposals">;
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
  "args": null,
  "kind": "FragmentSpread",
  "name": "ProposalRow_proposal"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProposalsView_proposals",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Proposal",
      "kind": "LinkedField",
      "name": "waiting",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shown",
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
          "name": "seenUntil",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nowUntil",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Proposal",
      "kind": "LinkedField",
      "name": "answered",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "StaffProposals",
  "abstractKey": null
};
})();

(node as any).hash = "7beac5b0934620a1938960a146854756";

export default node;
