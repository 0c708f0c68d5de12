/**
 * @generated SignedSource<<9b3f1a2f0938b5c2ed460aafea1e55e0>>
 * @relayHash 85bfe4406a0b037199788aeda06d2801
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66b1781959c9b3787af4faadd00d63278b0887c9ab4c4636548d702445c9b66a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SellerInput = {
  deactivatedUntil?: string | null | undefined;
  description?: BilingualTextInput | null | undefined;
  regional?: boolean | null | undefined;
};
export type BilingualTextInput = {
  primary: string;
  secondary?: string | null | undefined;
};
export type SaveSellerMutation$variables = {
  id: string;
  input: SellerInput;
  version: number;
};
export type SaveSellerMutation$data = {
  readonly saveSeller: {
    readonly " $fragmentSpreads": FragmentRefs<"DeskSeller_seller">;
  };
};
export type SaveSellerMutation = {
  response: SaveSellerMutation$data;
  variables: SaveSellerMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "version"
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  },
  {
    "kind": "Variable",
    "name": "version",
    "variableName": "version"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SaveSellerMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Seller",
        "kind": "LinkedField",
        "name": "saveSeller",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DeskSeller_seller"
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
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SaveSellerMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Seller",
        "kind": "LinkedField",
        "name": "saveSeller",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
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
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "deactivatedUntil",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "regional",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "BilingualText",
            "kind": "LinkedField",
            "name": "descriptions",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "primary",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "secondary",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "85bfe4406a0b037199788aeda06d2801",
    "id": "66b1781959c9b3787af4faadd00d63278b0887c9ab4c4636548d702445c9b66a",
    "metadata": {},
    "name": "SaveSellerMutation",
    "operationKind": "mutation",
    "text": "mutation SaveSellerMutation(\n  $id: ID!\n  $version: Int!\n  $input: SellerInput!\n) {\n  saveSeller(id: $id, version: $version, input: $input) {\n    ...DeskSeller_seller\n    id\n  }\n}\n\nfragment DeskSeller_seller on Seller {\n  id\n  name\n  version\n  ...sellerValues_seller\n}\n\nfragment sellerValues_seller on Seller {\n  deactivatedUntil\n  regional\n  descriptions {\n    primary\n    secondary\n  }\n}\n"
  }
};
})();

(node as any).hash = "5e4191ef47c3847801d07cfb755166e2";

export default node;
