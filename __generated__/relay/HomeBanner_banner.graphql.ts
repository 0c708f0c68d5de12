/**
 * @generated SignedSource<<b19f213db4b3457f709a59f69291efef>>
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
      readonly " $fragmentSpreads": FragmentRefs<"bilingual_text">;
    };
    readonly url: string | null | undefined;
  } | null | undefined;
  readonly description: {
    readonly " $fragmentSpreads": FragmentRefs<"bilingual_text">;
  } | null | undefined;
  readonly desktopImage: {
    readonly path: string;
    readonly " $fragmentSpreads": FragmentRefs<"BannerPicture_image">;
  } | null | undefined;
  readonly mobileImage: {
    readonly " $fragmentSpreads": FragmentRefs<"BannerPicture_image">;
  } | null | undefined;
  readonly title: {
    readonly " $fragmentSpreads": FragmentRefs<"bilingual_text">;
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
    "kind": "InlineDataFragmentSpread",
    "name": "bilingual_text",
    "selections": [
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
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v1 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "BannerPicture_image"
};
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
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "mobileImage",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Banner",
  "abstractKey": null
};
})();

(node as any).hash = "f2497484a248ea6c250b0c47899b457f";

export default node;
