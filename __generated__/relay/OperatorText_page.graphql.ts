/**
 * @generated SignedSource<<7512031562feb245a50781b98e1886d7>>
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OperatorPage",
  "abstractKey": null
};

(node as any).hash = "1377e0c7276cd3577c8e790a8f4ce63d";

export default node;
