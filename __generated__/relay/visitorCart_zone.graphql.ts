/**
 * @generated SignedSource<<24021d79aacfb63217f172dbf61af569>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type visitorCart_zone$data = {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly " $fragmentType": "visitorCart_zone";
};
export type visitorCart_zone$key = {
  readonly " $data"?: visitorCart_zone$data;
  readonly " $fragmentSpreads": FragmentRefs<"visitorCart_zone">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "visitorCart_zone",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    }
  ],
  "type": "ShippingZone",
  "abstractKey": null
};

(node as any).hash = "1260a50251235eb5d001bb22bf2525c0";

export default node;
