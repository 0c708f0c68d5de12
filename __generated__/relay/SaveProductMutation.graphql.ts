/**
 * @generated SignedSource<<31ce8b19ef12759b106a62770cdd5bc8>>
 * @relayHash 8eb53d94ff7ba946b49ce62042b1a4f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34bfe1961fa39dfd5dca2f3b125df2ba9c92865d1047f4dcd69963357506fa34

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Allergen = "eggs" | "fish" | "gluten" | "milk" | "mustard" | "nuts" | "peanuts" | "sesame" | "shellfish" | "soy" | "sulphites" | "%future added value";
export type AllergenPresence = "contains" | "free" | "traces" | "%future added value";
export type Diet = "gluten_free" | "lactose_free" | "vegan" | "vegetarian" | "%future added value";
export type ProductStatus = "active" | "draft" | "inactive" | "%future added value";
export type ServingUnit = "g" | "ml" | "%future added value";
export type TaxKind = "both" | "gst" | "pst" | "%future added value";
export type Temperature = "cold" | "frozen" | "normal" | "%future added value";
export type ProductInput = {
  allergens?: ReadonlyArray<AllergenDeclarationInput> | null | undefined;
  bio?: boolean | null | undefined;
  description?: BilingualTextInput | null | undefined;
  diets?: ReadonlyArray<Diet> | null | undefined;
  images?: ReadonlyArray<ImageInput> | null | undefined;
  ingredients?: BilingualTextInput | null | undefined;
  isAlcohol?: boolean | null | undefined;
  name?: BilingualTextInput | null | undefined;
  nutrition?: NutritionInput | null | undefined;
  shelf?: string | null | undefined;
  status?: ProductStatus | null | undefined;
  taxKind?: TaxKind | null | undefined;
  taxable?: boolean | null | undefined;
  temperature?: Temperature | null | undefined;
  types?: BilingualTextInput | null | undefined;
  variants?: ReadonlyArray<VariantInput> | null | undefined;
};
export type BilingualTextInput = {
  primary: string;
  secondary?: string | null | undefined;
};
export type AllergenDeclarationInput = {
  allergen: Allergen;
  presence: AllergenPresence;
};
export type NutritionInput = {
  carbohydrate: number;
  energy: number;
  fat: number;
  fibre: number;
  protein: number;
  saturated: number;
  serving: number;
  sodium: number;
  sugars: number;
  unit: ServingUnit;
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
export type VariantInput = {
  comparedAtPrice?: number | null | undefined;
  id: string;
  name?: BilingualTextInput | null | undefined;
  price?: number | null | undefined;
  stored?: boolean | null | undefined;
  trackStock?: boolean | null | undefined;
};
export type SaveProductMutation$variables = {
  id: string;
  input: ProductInput;
  version: number;
};
export type SaveProductMutation$data = {
  readonly saveProduct: {
    readonly " $fragmentSpreads": FragmentRefs<"DeskProduct_product">;
  };
};
export type SaveProductMutation = {
  response: SaveProductMutation$data;
  variables: SaveProductMutation$variables;
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
  "name": "name",
  "storageKey": null
},
v6 = [
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
    "name": "SaveProductMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "saveProduct",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DeskProduct_product"
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
    "name": "SaveProductMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "saveProduct",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "handlePrimary",
            "storageKey": null
          },
          (v5/*:: as any*/),
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
            "concreteType": "Seller",
            "kind": "LinkedField",
            "name": "seller",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Variant",
            "kind": "LinkedField",
            "name": "variants",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "trackStock",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "stored",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "stock",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "stockOnHold",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "stockMdo",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "stockMdoOnHold",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "price",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "comparedAtPrice",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BilingualText",
                "kind": "LinkedField",
                "name": "names",
                "plural": false,
                "selections": (v6/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "temperature",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "taxable",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "taxKind",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "bio",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isAlcohol",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "diets",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AllergenDeclaration",
            "kind": "LinkedField",
            "name": "allergens",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "allergen",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "presence",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Nutrition",
            "kind": "LinkedField",
            "name": "nutrition",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "serving",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unit",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "energy",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fat",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "saturated",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "carbohydrate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fibre",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sugars",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "protein",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sodium",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "shelf",
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
                "selections": (v6/*:: as any*/),
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
            "concreteType": "Texts",
            "kind": "LinkedField",
            "name": "texts",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "BilingualText",
                "kind": "LinkedField",
                "name": "name",
                "plural": false,
                "selections": (v6/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BilingualText",
                "kind": "LinkedField",
                "name": "description",
                "plural": false,
                "selections": (v6/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BilingualText",
                "kind": "LinkedField",
                "name": "types",
                "plural": false,
                "selections": (v6/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BilingualText",
                "kind": "LinkedField",
                "name": "ingredients",
                "plural": false,
                "selections": (v6/*:: as any*/),
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
    "cacheID": "8eb53d94ff7ba946b49ce62042b1a4f1",
    "id": "34bfe1961fa39dfd5dca2f3b125df2ba9c92865d1047f4dcd69963357506fa34",
    "metadata": {},
    "name": "SaveProductMutation",
    "operationKind": "mutation",
    "text": "mutation SaveProductMutation(\n  $id: ID!\n  $version: Int!\n  $input: ProductInput!\n) {\n  saveProduct(id: $id, version: $version, input: $input) {\n    ...DeskProduct_product\n    id\n  }\n}\n\nfragment DeskProduct_product on Product {\n  id\n  handlePrimary\n  name\n  version\n  seller {\n    name\n    id\n  }\n  variants {\n    id\n    name\n    ...VariantStock_variant\n  }\n  ...productValues_product\n}\n\nfragment VariantStock_variant on Variant {\n  id\n  name\n  trackStock\n  stored\n  stock\n  stockOnHold\n  stockMdo\n  stockMdoOnHold\n}\n\nfragment pictureValues_crop on Image {\n  focalPoint {\n    x\n    y\n  }\n  uncropped\n}\n\nfragment pictureValues_image on Image {\n  path\n  altTexts {\n    primary\n    secondary\n  }\n  ...pictureValues_crop\n}\n\nfragment productValues_product on Product {\n  status\n  temperature\n  taxable\n  taxKind\n  bio\n  isAlcohol\n  diets\n  allergens {\n    allergen\n    presence\n  }\n  nutrition {\n    serving\n    unit\n    energy\n    fat\n    saturated\n    carbohydrate\n    fibre\n    sugars\n    protein\n    sodium\n  }\n  shelf\n  images {\n    ...pictureValues_image\n  }\n  texts {\n    name {\n      primary\n      secondary\n    }\n    description {\n      primary\n      secondary\n    }\n    types {\n      primary\n      secondary\n    }\n    ingredients {\n      primary\n      secondary\n    }\n  }\n  variants {\n    id\n    price\n    comparedAtPrice\n    trackStock\n    stored\n    names {\n      primary\n      secondary\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "8fd5a09011a4b6b87b22a240b0caf30a";

export default node;
