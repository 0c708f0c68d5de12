/**
 * @generated SignedSource<<1c532a105873b900d6d4cf7bca6f2a94>>
 * @relayHash 8ccbf5c165438477d3b7dc83debb50cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2dca86de9cbab05df1c182c8642592836a2a753439a876c79e28a6408123c7c1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateEmailMutation$variables = {
  confirmation: string;
  email: string;
};
export type UpdateEmailMutation$data = {
  readonly updateEmail: {
    readonly " $fragmentSpreads": FragmentRefs<"EmailForm_user">;
  };
};
export type UpdateEmailMutation = {
  response: UpdateEmailMutation$data;
  variables: UpdateEmailMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "confirmation"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "email"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "confirmation",
    "variableName": "confirmation"
  },
  {
    "kind": "Variable",
    "name": "email",
    "variableName": "email"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "UpdateEmailMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "updateEmail",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "EmailForm_user"
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
    "name": "UpdateEmailMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "updateEmail",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pendingEmail",
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
    "cacheID": "8ccbf5c165438477d3b7dc83debb50cd",
    "id": "2dca86de9cbab05df1c182c8642592836a2a753439a876c79e28a6408123c7c1",
    "metadata": {},
    "name": "UpdateEmailMutation",
    "operationKind": "mutation",
    "text": "mutation UpdateEmailMutation(\n  $confirmation: String!\n  $email: String!\n) {\n  updateEmail(confirmation: $confirmation, email: $email) {\n    ...EmailForm_user\n    id\n  }\n}\n\nfragment EmailForm_user on User {\n  email\n  pendingEmail\n}\n"
  }
};
})();

(node as any).hash = "5cbbce1b484c62dfc887dd69b1cc3207";

export default node;
