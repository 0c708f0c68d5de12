/**
 * @generated SignedSource<<a6407f9cb297caae6d535f1dc7a17060>>
 * @relayHash 6525243c5e560961114b7fdfde5f8b62
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e5da57592bdcfaf7bde54c9fbbc272b9eb721035fda0a0ed385593d20048b7b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProposalToAnswer = {
  id: string;
  shown: string;
};
export type AnswerProposalsMutation$variables = {
  accept: boolean;
  answer?: string | null | undefined;
  proposals: ReadonlyArray<ProposalToAnswer>;
  requestId: string;
};
export type AnswerProposalsMutation$data = {
  readonly answerProposals: {
    readonly " $fragmentSpreads": FragmentRefs<"ProposalsView_proposals">;
  };
};
export type AnswerProposalsMutation = {
  response: AnswerProposalsMutation$data;
  variables: AnswerProposalsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "accept"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "answer"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "proposals"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "requestId"
},
v4 = [
  {
    "kind": "Variable",
    "name": "accept",
    "variableName": "accept"
  },
  {
    "kind": "Variable",
    "name": "answer",
    "variableName": "answer"
  },
  {
    "kind": "Variable",
    "name": "proposals",
    "variableName": "proposals"
  },
  {
    "kind": "Variable",
    "name": "requestId",
    "variableName": "requestId"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "refusal",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seen",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "now",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seenUntil",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nowUntil",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "Seller",
  "kind": "LinkedField",
  "name": "seller",
  "plural": false,
  "selections": [
    (v15/*:: as any*/),
    (v6/*:: as any*/)
  ],
  "storageKey": null
},
v17 = {
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
    },
    (v6/*:: as any*/)
  ],
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "proposed",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "result",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "from",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "back",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nowFrom",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "proposedAt",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "answeredAt",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "answeredBy",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "answer",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "concreteType": "CatalogueSaving",
  "kind": "LinkedField",
  "name": "saving",
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
      "name": "undoneAt",
      "storageKey": null
    },
    (v5/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CatalogueChange",
      "kind": "LinkedField",
      "name": "changes",
      "plural": true,
      "selections": [
        (v12/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        (v15/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "column",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "before",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "after",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "AnswerProposalsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "StaffProposals",
        "kind": "LinkedField",
        "name": "answerProposals",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ProposalsView_proposals"
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
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AnswerProposalsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "StaffProposals",
        "kind": "LinkedField",
        "name": "answerProposals",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Proposal",
            "kind": "LinkedField",
            "name": "waiting",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "shown",
                "storageKey": null
              },
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v21/*:: as any*/),
              (v22/*:: as any*/),
              (v23/*:: as any*/),
              (v24/*:: as any*/),
              (v25/*:: as any*/),
              (v26/*:: as any*/),
              (v27/*:: as any*/),
              (v28/*:: as any*/)
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
              (v6/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v21/*:: as any*/),
              (v10/*:: as any*/),
              (v22/*:: as any*/),
              (v11/*:: as any*/),
              (v23/*:: as any*/),
              (v24/*:: as any*/),
              (v7/*:: as any*/),
              (v25/*:: as any*/),
              (v26/*:: as any*/),
              (v27/*:: as any*/),
              (v28/*:: as any*/)
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "6525243c5e560961114b7fdfde5f8b62",
    "id": "1e5da57592bdcfaf7bde54c9fbbc272b9eb721035fda0a0ed385593d20048b7b",
    "metadata": {},
    "name": "AnswerProposalsMutation",
    "operationKind": "mutation",
    "text": "mutation AnswerProposalsMutation(\n  $proposals: [ProposalToAnswer!]!\n  $accept: Boolean!\n  $answer: String\n  $requestId: ID!\n) {\n  answerProposals(proposals: $proposals, accept: $accept, answer: $answer, requestId: $requestId) {\n    ...ProposalsView_proposals\n    id\n  }\n}\n\nfragment ProposalRow_proposal on Proposal {\n  kind\n  status\n  label\n  seller {\n    name\n    id\n  }\n  period {\n    deliveryDay\n    id\n  }\n  proposed\n  seen\n  now\n  result\n  from\n  back\n  seenUntil\n  nowFrom\n  nowUntil\n  note\n  proposedAt\n  refusal\n  answeredAt\n  answeredBy\n  answer\n  saving {\n    ...UndoAccepted_saving\n  }\n}\n\nfragment ProposalsView_proposals on StaffProposals {\n  count\n  waiting {\n    id\n    shown\n    refusal\n    seen\n    now\n    seenUntil\n    nowUntil\n    ...ProposalRow_proposal\n  }\n  answered {\n    id\n    ...ProposalRow_proposal\n  }\n}\n\nfragment SavingChanges_saving on CatalogueSaving {\n  count\n  changes {\n    kind\n    key\n    name\n    column\n    before\n    after\n  }\n}\n\nfragment UndoAccepted_saving on CatalogueSaving {\n  number\n  undoneAt\n  ...SavingChanges_saving\n}\n"
  }
};
})();

(node as any).hash = "85c264ae40d33d5d5c6d7735a19d7f74";

export default node;
