/**
 * @generated SignedSource<<0b4ae53c856b096a23eff8e6998acfa5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Footer_query$data = {
  readonly siteInformations: {
    readonly privacy: {
      readonly title: string;
    } | null | undefined;
    readonly terms: {
      readonly title: string;
    } | null | undefined;
  };
  readonly " $fragmentType": "Footer_query";
};
export type Footer_query$key = {
  readonly " $data"?: Footer_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Footer_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "title",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Footer_query",
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
          "selections": (v0/*:: as any*/),
          "storageKey": "page(name:\"privacy\")"
        },
        {
          "alias": "terms",
          "args": [
            {
              "kind": "Literal",
              "name": "name",
              "value": "terms"
            }
          ],
          "concreteType": "OperatorPage",
          "kind": "LinkedField",
          "name": "page",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": "page(name:\"terms\")"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "ca69e3c397a8b8a7344c31ee9a0c4892";

export default node;
