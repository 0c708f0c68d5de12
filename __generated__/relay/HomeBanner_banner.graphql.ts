/**
 * @generated SignedSource<<f423cefb4eabf9932298226738330da5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeBanner_banner$data = {
  readonly actionPrimary: {
    readonly external: boolean;
    readonly text: {
      readonly primary: string;
      readonly secondary: string | null | undefined;
    };
    readonly url: string | null | undefined;
  } | null | undefined;
  readonly description: {
    readonly primary: string;
    readonly secondary: string | null | undefined;
  } | null | undefined;
  readonly desktopImage: {
    readonly alt: string | null | undefined;
    readonly path: string;
  } | null | undefined;
  readonly mobileImage: {
    readonly alt: string | null | undefined;
    readonly path: string;
  } | null | undefined;
  readonly title: {
    readonly primary: string;
    readonly secondary: string | null | undefined;
  };
  readonly " $fragmentType": "HomeBanner_banner";
};
export type HomeBanner_banner$key = {
  readonly " $data"?: HomeBanner_banner$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeBanner_banner">;
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
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "path",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "alt",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeBanner_banner",
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
      "concreteType": "BilingualText",
      "kind": "LinkedField",
      "name": "description",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Action",
      "kind": "LinkedField",
      "name": "actionPrimary",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "external",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "desktopImage",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "mobileImage",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Banner",
  "abstractKey": null
};
})();

(node as any).hash = "5049997d39545ef1af69f9e7bbdede9b";

export default node;
