/**
 * @generated SignedSource<<813682761fa25d8a4676591f2ffe9975>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EntryPlace_places$data = {
  readonly locations: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly storageOnly: boolean;
  }>;
  readonly shippingZones: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly price: number;
  }>;
  readonly " $fragmentType": "EntryPlace_places";
};
export type EntryPlace_places$key = {
  readonly " $data"?: EntryPlace_places$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntryPlace_places">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "filter",
    "value": {
      "ongoing": true
    }
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
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
  "name": "EntryPlace_places",
  "selections": [
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "locations",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "storageOnly",
          "storageKey": null
        }
      ],
      "storageKey": "locations(filter:{\"ongoing\":true})"
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "ShippingZone",
      "kind": "LinkedField",
      "name": "shippingZones",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "price",
          "storageKey": null
        }
      ],
      "storageKey": "shippingZones(filter:{\"ongoing\":true})"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "beb146141ec6659771b697a19eb5180f";

export default node;
