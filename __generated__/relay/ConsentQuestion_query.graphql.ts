/**
 * @generated SignedSource<<414e5938f6f93f7ae003b4487d832171>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConsentQuestion_query$data = {
  readonly siteInformations: {
    readonly privacy: {
      readonly title: string;
    } | null | undefined;
  };
  readonly " $fragmentType": "ConsentQuestion_query";
};
export type ConsentQuestion_query$key = {
  readonly " $data"?: ConsentQuestion_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConsentQuestion_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConsentQuestion_query",
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

(node as any).hash = "653e712b0e18e10ecb9f6bf49a5bb3a2";

export default node;
