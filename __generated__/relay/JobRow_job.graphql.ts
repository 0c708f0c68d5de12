/**
 * @generated SignedSource<<a0d728d6ed84a486be11028c4ca3737c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JobName = "baskets" | "closing" | "favourites" | "leftovers" | "mail" | "missing" | "payments" | "reminders" | "sessions" | "slips" | "warnings" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type JobRow_job$data = {
  readonly lastFailure: string | null | undefined;
  readonly lastRun: {
    readonly askedBy: string | null | undefined;
    readonly endedAt: string;
    readonly moved: number | null | undefined;
  } | null | undefined;
  readonly lastWork: {
    readonly at: string;
    readonly moved: number;
  } | null | undefined;
  readonly name: JobName;
  readonly nextRun: string | null | undefined;
  readonly running: boolean;
  readonly " $fragmentType": "JobRow_job";
};
export type JobRow_job$key = {
  readonly " $data"?: JobRow_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobRow_job">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "moved",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobRow_job",
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
      "name": "nextRun",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "running",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobRun",
      "kind": "LinkedField",
      "name": "lastRun",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endedAt",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "askedBy",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobWork",
      "kind": "LinkedField",
      "name": "lastWork",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastFailure",
      "storageKey": null
    }
  ],
  "type": "Job",
  "abstractKey": null
};
})();

(node as any).hash = "0a592c849e062070beb06dda6975f823";

export default node;
