/**
 * @generated SignedSource<<95d89c407a4d9e9e7dfe9a02bd6495fd>>
 * @relayHash 2f7d0f71650d8ccf8b51c692b28d3943
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 284a24660e7849600ceda9b6e19cbff27badefffe5e2451d497d936bcade53d4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobName = "baskets" | "closing" | "favourites" | "leftovers" | "mail" | "missing" | "payments" | "reminders" | "sessions" | "slips" | "warnings" | "%future added value";
export type RunJobMutation$variables = {
  job: JobName;
};
export type RunJobMutation$data = {
  readonly runJob: {
    readonly " $fragmentSpreads": FragmentRefs<"JobRow_job">;
  };
};
export type RunJobMutation = {
  response: RunJobMutation$data;
  variables: RunJobMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "job"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "job",
    "variableName": "job"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "moved",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RunJobMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Job",
        "kind": "LinkedField",
        "name": "runJob",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "JobRow_job"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RunJobMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Job",
        "kind": "LinkedField",
        "name": "runJob",
        "plural": false,
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
              (v2/*:: as any*/),
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
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastFailure",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "2f7d0f71650d8ccf8b51c692b28d3943",
    "id": "284a24660e7849600ceda9b6e19cbff27badefffe5e2451d497d936bcade53d4",
    "metadata": {},
    "name": "RunJobMutation",
    "operationKind": "mutation",
    "text": "mutation RunJobMutation(\n  $job: JobName!\n) {\n  runJob(job: $job) {\n    ...JobRow_job\n    id\n  }\n}\n\nfragment JobRow_job on Job {\n  name\n  nextRun\n  running\n  lastRun {\n    endedAt\n    moved\n    askedBy\n  }\n  lastWork {\n    at\n    moved\n  }\n  lastFailure\n}\n"
  }
};
})();

(node as any).hash = "d7cb7d7ac894b791f85289459feb531f";

export default node;
