/**
 * @generated SignedSource<<71559957a6b69762a7db53cdecb60ba4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderThumbs_order$data = {
  readonly products: ReadonlyArray<{
    readonly id: string;
    readonly image: {
      readonly path: string;
    } | null | undefined;
    readonly reusableBox: boolean;
  }>;
  readonly " $fragmentType": "OrderThumbs_order";
};
export type OrderThumbs_order$key = {
  readonly " $data"?: OrderThumbs_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderThumbs_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderThumbs_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderLine",
      "kind": "LinkedField",
      "name": "products",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reusableBox",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Image",
          "kind": "LinkedField",
          "name": "image",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "path",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "1c4e971007d3e7b494a771fe63ae40af";

export default node;
