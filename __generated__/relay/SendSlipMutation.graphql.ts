/**
 * @generated SignedSource<<fc6727c237b24ef289e5922d9155eb6a>>
 * @relayHash cef4f0f99d6cdbeeb549dfa077eb6668
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd910a3ce45135a0e8b67988cf79af2108a533fddd3c26c97674ecd47f419d46

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SendSlipMutation$variables = {
  period: string;
  requestId: string;
  seller: string;
};
export type SendSlipMutation$data = {
  readonly sendSlip: {
    readonly " $fragmentSpreads": FragmentRefs<"SlipRow_contact">;
  };
};
export type SendSlipMutation = {
  response: SendSlipMutation$data;
  variables: SendSlipMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "period"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "requestId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "seller"
},
v3 = [
  {
    "kind": "Variable",
    "name": "period",
    "variableName": "period"
  },
  {
    "kind": "Variable",
    "name": "requestId",
    "variableName": "requestId"
  },
  {
    "kind": "Variable",
    "name": "seller",
    "variableName": "seller"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "units",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SendSlipMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "SlipContact",
        "kind": "LinkedField",
        "name": "sendSlip",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SlipRow_contact"
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
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SendSlipMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "SlipContact",
        "kind": "LinkedField",
        "name": "sendSlip",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Period",
            "kind": "LinkedField",
            "name": "period",
            "plural": false,
            "selections": [
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "received",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "links",
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
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "handle",
                "storageKey": null
              },
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
                "name": "contactEmail",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "contactLanguage",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SlipMail",
            "kind": "LinkedField",
            "name": "mails",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sentAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sentBy",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "to",
                "storageKey": null
              },
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "cef4f0f99d6cdbeeb549dfa077eb6668",
    "id": "bd910a3ce45135a0e8b67988cf79af2108a533fddd3c26c97674ecd47f419d46",
    "metadata": {},
    "name": "SendSlipMutation",
    "operationKind": "mutation",
    "text": "mutation SendSlipMutation(\n  $seller: ID!\n  $period: ID!\n  $requestId: ID!\n) {\n  sendSlip(seller: $seller, period: $period, requestId: $requestId) {\n    ...SlipRow_contact\n    id\n  }\n}\n\nfragment SlipRow_contact on SlipContact {\n  period {\n    id\n  }\n  units\n  received\n  links\n  seller {\n    id\n    handle\n    name\n    contactEmail\n    contactLanguage\n  }\n  mails {\n    id\n    sentAt\n    sentBy\n    to\n    units\n    status\n  }\n}\n"
  }
};
})();

(node as any).hash = "b1de561d147b2faed847d0a4d580ed86";

export default node;
