/**
 * @generated SignedSource<<ccd40f34c092c14a62bb57199b27c1d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OperatorText_page$data = {
  readonly sections: ReadonlyArray<{
    readonly heading: string | null | undefined;
    readonly link: {
      readonly text: string;
      readonly url: string;
    } | null | undefined;
    readonly paragraphs: ReadonlyArray<string>;
  }>;
  readonly title: string;
  readonly updatedOn: string;
  readonly " $fragmentType": "OperatorText_page";
};
export type OperatorText_page$key = {
  readonly " $data"?: OperatorText_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"OperatorText_page">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OperatorText_page",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
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
      "concreteType": "OperatorPageSection",
      "kind": "LinkedField",
      "name": "sections",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "heading",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paragraphs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OperatorPageLink",
          "kind": "LinkedField",
          "name": "link",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "text",
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
  "type": "OperatorPage",
  "abstractKey": null
};

(node as any).hash = "0d0617fab5d61201367c1807fd987db8";

export default node;
