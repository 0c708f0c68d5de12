/**
 * @generated SignedSource<<72e86da09f6dfb5b569a2e54b0292c9b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BuyControl_variant$data = {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly product: {
    readonly name: string;
  };
  readonly " $fragmentType": "BuyControl_variant";
};
export type BuyControl_variant$key = {
  readonly " $data"?: BuyControl_variant$data;
  readonly " $fragmentSpreads": FragmentRefs<"BuyControl_variant">;
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
  "name": "BuyControl_variant",
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
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "product",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Variant",
  "abstractKey": null
};
})();

(node as any).hash = "dcdb906264df74f23f7d9359e00d32e6";

export default node;
