/**
 * @generated SignedSource<<ccf72f3352d61b3eb16b3e5fb9dabbe1>>
 * @relayHash 87df88a553708dfcc5b7a2434d259222
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 834275645ad2ea46a72ff66c519e01d1d499459345c98746eef1397f170d3f45

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Language = "en" | "fr" | "%future added value";
export type SellerInput = {
  commission?: number | null | undefined;
  contactEmail?: string | null | undefined;
  contactLanguage?: Language | null | undefined;
  deactivatedUntil?: string | null | undefined;
  description?: BilingualTextInput | null | undefined;
  images?: ReadonlyArray<ImageInput> | null | undefined;
  nextVacation?: VacationInput | null | undefined;
  regional?: boolean | null | undefined;
};
export type BilingualTextInput = {
  primary: string;
  secondary?: string | null | undefined;
};
export type VacationInput = {
  back: string;
  from: string;
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
            "concreteType": "Vacation",
            "kind": "LinkedField",
            "name": "nextVacation",
            "plural": false,
            "selections": [
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
              }
            ],
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
    "cacheID": "87df88a553708dfcc5b7a2434d259222",
    "id": "834275645ad2ea46a72ff66c519e01d1d499459345c98746eef1397f170d3f45",
    "metadata": {},
    "name": "SaveSellerMutation",
    "operationKind": "mutation",
    "text": "mutation SaveSellerMutation(\n  $id: ID!\n  $version: Int!\n  $input: SellerInput!\n) {\n  saveSeller(id: $id, version: $version, input: $input) {\n    ...DeskSeller_seller\n    id\n  }\n}\n\nfragment DeskSeller_seller on Seller {\n  id\n  handle\n  name\n  version\n  ...sellerValues_seller\n}\n\nfragment pictureValues_crop on Image {\n  focalPoint {\n    x\n    y\n  }\n  uncropped\n}\n\nfragment pictureValues_image on Image {\n  path\n  altTexts {\n    primary\n    secondary\n  }\n  ...pictureValues_crop\n}\n\nfragment sellerValues_seller on Seller {\n  deactivatedUntil\n  nextVacation {\n    from\n    back\n  }\n  regional\n  commission\n  contactEmail\n  contactLanguage\n  images {\n    ...pictureValues_image\n  }\n  descriptions {\n    primary\n    secondary\n  }\n}\n"
  }
};
})();

(node as any).hash = "5e4191ef47c3847801d07cfb755166e2";

export default node;
