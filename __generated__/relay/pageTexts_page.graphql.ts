/**
 * @generated SignedSource<<f9a9ed93992abc070dfa6fbb3fe6e275>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type pageTexts_page$data = {
  readonly sections: ReadonlyArray<{
    readonly group: {
      readonly primary: string;
      readonly secondary: string | null | undefined;
    } | null | undefined;
    readonly heading: {
      readonly primary: string;
      readonly secondary: string | null | undefined;
    } | null | undefined;
    readonly link: {
      readonly text: {
        readonly primary: string;
        readonly secondary: string | null | undefined;
      };
      readonly url: string;
    } | null | undefined;
    readonly paragraphs: ReadonlyArray<{
      readonly primary: string;
      readonly secondary: string | null | undefined;
    }>;
  }>;
  readonly title: {
    readonly primary: string;
    readonly secondary: string | null | undefined;
  };
  readonly updatedOn: string;
  readonly " $fragmentType": "pageTexts_page";
};
export type pageTexts_page$key = {
  readonly " $data"?: pageTexts_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"pageTexts_page">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "primary",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "secondary",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "pageTexts_page",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BilingualText",
      "kind": "LinkedField",
      "name": "title",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OperatorTextSection",
      "kind": "LinkedField",
      "name": "sections",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "BilingualText",
          "kind": "LinkedField",
          "name": "heading",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BilingualText",
          "kind": "LinkedField",
          "name": "group",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BilingualText",
          "kind": "LinkedField",
          "name": "paragraphs",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OperatorTextLink",
          "kind": "LinkedField",
          "name": "link",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "BilingualText",
              "kind": "LinkedField",
              "name": "text",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "url",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OperatorTextPage",
  "abstractKey": null
};
})();

(node as any).hash = "126b1ff84814786de0160fdb6b36e9e7";

export default node;
