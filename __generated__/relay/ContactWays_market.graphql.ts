/**
 * @generated SignedSource<<4678fb3a01c6ef3cfa7c697affef88ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContactWays_market$data = {
  readonly contact: {
    readonly address: {
      readonly city: string;
      readonly line1: string;
      readonly line2: string | null | undefined;
      readonly postal_code: string;
      readonly state: string;
    } | null | undefined;
    readonly email: string | null | undefined;
    readonly phone: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "ContactWays_market";
};
export type ContactWays_market$key = {
  readonly " $data"?: ContactWays_market$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactWays_market">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactWays_market",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MarketContact",
      "kind": "LinkedField",
      "name": "contact",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Address",
          "kind": "LinkedField",
          "name": "address",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "line1",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "line2",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "city",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "state",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "postal_code",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Market",
  "abstractKey": null
};

(node as any).hash = "e903e6d33280f01925cf0d834a424f2b";

export default node;
