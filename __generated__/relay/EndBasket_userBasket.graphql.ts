/**
 * @generated SignedSource<<231ef25c9f00b87f2e550905110994d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EndBasket_userBasket$data = {
  readonly basket: {
    readonly name: string;
  };
  readonly id: string;
  readonly " $fragmentType": "EndBasket_userBasket";
};
export type EndBasket_userBasket$key = {
  readonly " $data"?: EndBasket_userBasket$data;
  readonly " $fragmentSpreads": FragmentRefs<"EndBasket_userBasket">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EndBasket_userBasket",
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
      "concreteType": "Basket",
      "kind": "LinkedField",
      "name": "basket",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UserBasket",
  "abstractKey": null
};

(node as any).hash = "ea4af8d6bd040f07853b34c7780d6e38";

export default node;
