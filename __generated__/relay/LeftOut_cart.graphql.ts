/**
 * @generated SignedSource<<1642f263285fa460efcc4cf5e981c69b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeftOut_cart$data = {
  readonly leftOut: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly product: {
      readonly handle: string;
      readonly name: string;
    };
  }>;
  readonly " $fragmentType": "LeftOut_cart";
};
export type LeftOut_cart$key = {
  readonly " $data"?: LeftOut_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeftOut_cart">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LeftOut_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Variant",
      "kind": "LinkedField",
      "name": "leftOut",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Product",
          "kind": "LinkedField",
          "name": "product",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "handle",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};
})();

(node as any).hash = "5fe07d72268935daf1fe5e77a8f7f140";

export default node;
