/**
 * @generated SignedSource<<65f2e7a69a052d1cf3077cdc31f6a3aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddressWantedNotice_userBasket$data = {
  readonly shippingZone: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "AddressWantedNotice_userBasket";
};
export type AddressWantedNotice_userBasket$key = {
  readonly " $data"?: AddressWantedNotice_userBasket$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddressWantedNotice_userBasket">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddressWantedNotice_userBasket",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ShippingZone",
      "kind": "LinkedField",
      "name": "shippingZone",
      "plural": false,
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UserBasket",
  "abstractKey": null
};

(node as any).hash = "926cec6d8fec9ffcf2a6a3a663c9538b";

export default node;
