/**
 * @generated SignedSource<<56051607ea8f32a3ceaa4713bf563564>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelBasket_userBasket$data = {
  readonly basket: {
    readonly name: string;
  };
  readonly id: string;
  readonly next: {
    readonly period: {
      readonly id: string;
    };
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"FixedBaskets_userBasket">;
  readonly " $fragmentType": "CancelBasket_userBasket";
};
export type CancelBasket_userBasket$key = {
  readonly " $data"?: CancelBasket_userBasket$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelBasket_userBasket">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelBasket_userBasket",
  "selections": [
    (v0/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NextBasket",
      "kind": "LinkedField",
      "name": "next",
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
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FixedBaskets_userBasket"
    }
  ],
  "type": "UserBasket",
  "abstractKey": null
};
})();

(node as any).hash = "efd634a5078f8568352cabe8436e2b78";

export default node;
