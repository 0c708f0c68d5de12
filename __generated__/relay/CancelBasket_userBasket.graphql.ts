/**
 * @generated SignedSource<<50418220a43eddb8f6b154b23fca78aa>>
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
  readonly " $fragmentType": "CancelBasket_userBasket";
};
export type CancelBasket_userBasket$key = {
  readonly " $data"?: CancelBasket_userBasket$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelBasket_userBasket">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelBasket_userBasket",
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

(node as any).hash = "bc162af94b4fdf27990651439eca317d";

export default node;
