/**
 * @generated SignedSource<<7f84ed38dd000425090435db8ac02c31>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TermsAgreement_staff$data = {
  readonly termsAgreement: {
    readonly at: string;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "TermsAgreement_staff";
};
export type TermsAgreement_staff$key = {
  readonly " $data"?: TermsAgreement_staff$data;
  readonly " $fragmentSpreads": FragmentRefs<"TermsAgreement_staff">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TermsAgreement_staff",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TermsAgreement",
      "kind": "LinkedField",
      "name": "termsAgreement",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
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
  "type": "Staff",
  "abstractKey": null
};

(node as any).hash = "a0516f64678d3121f278b6d6fcfa5267";

export default node;
