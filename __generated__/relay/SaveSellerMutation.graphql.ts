/**
 * @generated SignedSource<<a82bfc4a85506498cc3a24cd21d894f2>>
 * @relayHash 90a3aecaa0769fff4fbf90f451cc3538
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2fb4367f64d1a263c915adfb3928cf442654fcb489d242be1f7c90d19f2a5f6d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SellerInput = {
  commission?: number | null | undefined;
  deactivatedUntil?: string | null | undefined;
  description?: BilingualTextInput | null | undefined;
  images?: ReadonlyArray<ImageInput> | null | undefined;
  regional?: boolean | null | undefined;
};
export type BilingualTextInput = {
  primary: string;
  secondary?: string | null | undefined;
};
export type ImageInput = {
  alt?: BilingualTextInput | null | undefined;
  focalPoint?: FocalPointInput | null | undefined;
  path: string;
};
export type FocalPointInput = {
  x: number;
  y: number;
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
],
v4 = [
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
            "kind": "ScalarField",
            "name": "commission",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Image",
            "kind": "LinkedField",
            "name": "images",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "path",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BilingualText",
                "kind": "LinkedField",
                "name": "altTexts",
                "plural": false,
                "selections": (v4/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "FocalPoint",
                "kind": "LinkedField",
                "name": "focalPoint",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "x",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "y",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "uncropped",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "BilingualText",
            "kind": "LinkedField",
            "name": "descriptions",
            "plural": false,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "90a3aecaa0769fff4fbf90f451cc3538",
    "id": "2fb4367f64d1a263c915adfb3928cf442654fcb489d242be1f7c90d19f2a5f6d",
    "metadata": {},
    "name": "SaveSellerMutation",
    "operationKind": "mutation",
    "text": "mutation SaveSellerMutation(\n  $id: ID!\n  $version: Int!\n  $input: SellerInput!\n) {\n  saveSeller(id: $id, version: $version, input: $input) {\n    ...DeskSeller_seller\n    id\n  }\n}\n\nfragment DeskSeller_seller on Seller {\n  id\n  handle\n  name\n  version\n  ...sellerValues_seller\n}\n\nfragment pictureValues_crop on Image {\n  focalPoint {\n    x\n    y\n  }\n  uncropped\n}\n\nfragment pictureValues_image on Image {\n  path\n  altTexts {\n    primary\n    secondary\n  }\n  ...pictureValues_crop\n}\n\nfragment sellerValues_seller on Seller {\n  deactivatedUntil\n  regional\n  commission\n  images {\n    ...pictureValues_image\n  }\n  descriptions {\n    primary\n    secondary\n  }\n}\n"
  }
};
})();

(node as any).hash = "5e4191ef47c3847801d07cfb755166e2";

export default node;
