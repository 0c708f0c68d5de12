/**
 * @generated SignedSource<<a4b8b46e5b504a89fbffeb45a56373a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConsentHost_query$data = {
  readonly siteInformations: {
    readonly privacy: {
      readonly title: string;
    } | null | undefined;
  };
  readonly " $fragmentType": "ConsentHost_query";
};
export type ConsentHost_query$key = {
  readonly " $data"?: ConsentHost_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConsentHost_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConsentHost_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteInformations",
      "kind": "LinkedField",
      "name": "siteInformations",
      "plural": false,
      "selections": [
        {
          "alias": "privacy",
          "args": [
            {
              "kind": "Literal",
              "name": "name",
              "value": "privacy"
            }
          ],
          "concreteType": "OperatorPage",
          "kind": "LinkedField",
          "name": "page",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            }
          ],
          "storageKey": "page(name:\"privacy\")"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "8606d7453173de741147e22be3fe215d";

export default node;
