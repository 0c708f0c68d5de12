/**
 * @generated SignedSource<<7153771431c90f6043116e67b59a115b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WhenLine_cart$data = {
  readonly fromStorage: boolean;
  readonly location: {
    readonly name: string;
    readonly nextSlot: {
      readonly from: string;
      readonly to: string;
    } | null | undefined;
  } | null | undefined;
  readonly shippingZone: {
    readonly nextSlot: {
      readonly from: string;
      readonly to: string;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "WhenLine_cart";
};
export type WhenLine_cart$key = {
  readonly " $data"?: WhenLine_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"WhenLine_cart">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "TimeSlot",
  "kind": "LinkedField",
  "name": "nextSlot",
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
      "name": "to",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WhenLine_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fromStorage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "location",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShippingZone",
      "kind": "LinkedField",
      "name": "shippingZone",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};
})();

(node as any).hash = "addd4fbd70d9e0939c03a288b5f15bf4";

export default node;
