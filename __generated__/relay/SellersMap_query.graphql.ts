/**
 * @generated SignedSource<<787c6ec48948f760d2551ce5be608b59>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SellersMap_query$data = {
  readonly locations: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"useOrigin_location">;
  }>;
  readonly mapped: {
    readonly count: number;
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly handle: string;
        readonly id: string;
        readonly name: string;
        readonly position: {
          readonly " $fragmentSpreads": FragmentRefs<"readPosition_position">;
        } | null | undefined;
        readonly town: string | null | undefined;
        readonly trade: string | null | undefined;
      };
    }>;
  };
  readonly market: {
    readonly " $fragmentSpreads": FragmentRefs<"PlaceMap_market">;
  };
  readonly others: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly handle: string;
        readonly id: string;
        readonly name: string;
        readonly position: {
          readonly " $fragmentSpreads": FragmentRefs<"readPosition_position">;
        } | null | undefined;
        readonly town: string | null | undefined;
        readonly trade: string | null | undefined;
      };
    }>;
  };
  readonly shippingZones: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"useOrigin_zone">;
  }>;
  readonly " $fragmentType": "SellersMap_query";
};
export type SellersMap_query$key = {
  readonly " $data"?: SellersMap_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellersMap_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Position",
  "kind": "LinkedField",
  "name": "position",
  "plural": false,
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "readPosition_position",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "latitude",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "longitude",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": ([]/*:: as any*/)
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "SellerEdge",
  "kind": "LinkedField",
  "name": "edges",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Seller",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "handle",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "trade",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "town",
          "storageKey": null
        },
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SellersMap_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Market",
      "kind": "LinkedField",
      "name": "market",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PlaceMap_market"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "ongoing": true
          }
        }
      ],
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "locations",
      "plural": true,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "useOrigin_location",
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": "locations(filter:{\"ongoing\":true})"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShippingZone",
      "kind": "LinkedField",
      "name": "shippingZones",
      "plural": true,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "useOrigin_zone",
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "PostalArea",
              "kind": "LinkedField",
              "name": "centres",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "prefix",
                  "storageKey": null
                },
                (v2/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    },
    {
      "alias": "mapped",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "SellerConnection",
      "kind": "LinkedField",
      "name": "sellers",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        (v3/*:: as any*/)
      ],
      "storageKey": "sellers(first:100)"
    },
    {
      "alias": "others",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 60
        },
        {
          "kind": "Literal",
          "name": "ordering",
          "value": {
            "direction": "desc",
            "sort": "name"
          }
        }
      ],
      "concreteType": "SellerConnection",
      "kind": "LinkedField",
      "name": "sellers",
      "plural": false,
      "selections": [
        (v3/*:: as any*/)
      ],
      "storageKey": "sellers(first:60,ordering:{\"direction\":\"desc\",\"sort\":\"name\"})"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "de85b474589924cac0cdbfb812d78fb2";

export default node;
