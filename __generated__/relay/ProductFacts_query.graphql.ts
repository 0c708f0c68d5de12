/**
 * @generated SignedSource<<c4176fe95f4eaa5fbfe7f153578f3281>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductFacts_query$data = {
  readonly locations: ReadonlyArray<{
    readonly id: string;
    readonly nextSlot: {
      readonly from: string;
    } | null | undefined;
  }>;
  readonly shippingZones: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly " $fragmentType": "ProductFacts_query";
};
export type ProductFacts_query$key = {
  readonly " $data"?: ProductFacts_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductFacts_query">;
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
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductFacts_query",
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
        {
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
            }
          ],
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
        (v1/*:: as any*/)
      ],
      "storageKey": "shippingZones(filter:{\"ongoing\":true})"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "7a89e74f43913c529c1e1735fbf04f19";

export default node;
