/**
 * @generated SignedSource<<00c81de1b37530714ed53d4401286e88>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BasketsSection_user$data = {
  readonly baskets: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"UserBasketPart_userBasket">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"BasketPlace_user" | "CardPart_user">;
  readonly " $fragmentType": "BasketsSection_user";
};
export type BasketsSection_user$key = {
  readonly " $data"?: BasketsSection_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"BasketsSection_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BasketsSection_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UserBasket",
      "kind": "LinkedField",
      "name": "baskets",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "UserBasketPart_userBasket"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CardPart_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BasketPlace_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "0a651dfcff2e6656f387364d9377b18e";

export default node;
