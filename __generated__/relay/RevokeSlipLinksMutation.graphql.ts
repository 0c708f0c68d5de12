/**
 * @generated SignedSource<<642a4da9b39f8e1d799898ffbda1d33f>>
 * @relayHash 09f028c16fb6435e59f2f1ff2edce163
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2905471941de986dd215f7f57b9053c38d7bdbccaa41d9c0d0f71a928530423d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RevokeSlipLinksMutation$variables = {
  period: string;
  seller: string;
};
export type RevokeSlipLinksMutation$data = {
  readonly revokeSlipLinks: {
    readonly " $fragmentSpreads": FragmentRefs<"SlipRow_contact">;
  };
};
export type RevokeSlipLinksMutation = {
  response: RevokeSlipLinksMutation$data;
  variables: RevokeSlipLinksMutation$variables;
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
  "name": "seller"
},
v2 = [
  {
    "kind": "Variable",
    "name": "period",
    "variableName": "period"
  },
  {
    "kind": "Variable",
    "name": "seller",
    "variableName": "seller"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "RevokeSlipLinksMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "SlipContact",
        "kind": "LinkedField",
        "name": "revokeSlipLinks",
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "RevokeSlipLinksMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "SlipContact",
        "kind": "LinkedField",
        "name": "revokeSlipLinks",
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
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/),
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
              (v3/*:: as any*/),
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
              (v3/*:: as any*/),
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
              (v4/*:: as any*/),
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
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "09f028c16fb6435e59f2f1ff2edce163",
    "id": "2905471941de986dd215f7f57b9053c38d7bdbccaa41d9c0d0f71a928530423d",
    "metadata": {},
    "name": "RevokeSlipLinksMutation",
    "operationKind": "mutation",
    "text": "mutation RevokeSlipLinksMutation(\n  $seller: ID!\n  $period: ID!\n) {\n  revokeSlipLinks(seller: $seller, period: $period) {\n    ...SlipRow_contact\n    id\n  }\n}\n\nfragment SlipRow_contact on SlipContact {\n  period {\n    id\n  }\n  units\n  received\n  links\n  seller {\n    id\n    handle\n    name\n    contactEmail\n    contactLanguage\n  }\n  mails {\n    id\n    sentAt\n    sentBy\n    to\n    units\n    status\n  }\n}\n"
  }
};
})();

(node as any).hash = "5a89fc87263ce2e38d3ec8ea85ca74fd";

export default node;
