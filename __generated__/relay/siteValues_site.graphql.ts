/**
 * @generated SignedSource<<3394c942a12222e39a75d35510f01cbd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type TagColor = "blue" | "gray" | "orange" | "red" | "turquoise" | "yellow" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type siteValues_site$data = {
  readonly banner: {
    readonly actionPrimary: {
      readonly close: boolean;
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
      readonly altTexts: {
        readonly primary: string;
        readonly secondary: string | null | undefined;
      } | null | undefined;
      readonly path: string;
      readonly " $fragmentSpreads": FragmentRefs<"pictureValues_crop">;
    } | null | undefined;
    readonly mobileImage: {
      readonly altTexts: {
        readonly primary: string;
        readonly secondary: string | null | undefined;
      } | null | undefined;
      readonly path: string;
      readonly " $fragmentSpreads": FragmentRefs<"pictureValues_crop">;
    } | null | undefined;
    readonly title: {
      readonly primary: string;
      readonly secondary: string | null | undefined;
    };
  } | null | undefined;
  readonly popup: {
    readonly actionPrimary: {
      readonly close: boolean;
      readonly external: boolean;
      readonly text: {
        readonly primary: string;
        readonly secondary: string | null | undefined;
      };
      readonly url: string | null | undefined;
    } | null | undefined;
    readonly actionSecondary: {
      readonly close: boolean;
      readonly external: boolean;
      readonly text: {
        readonly primary: string;
        readonly secondary: string | null | undefined;
      };
      readonly url: string | null | undefined;
    } | null | undefined;
    readonly active: boolean;
    readonly body: {
      readonly primary: string;
      readonly secondary: string | null | undefined;
    };
    readonly color: TagColor;
    readonly cookieName: string;
    readonly icon: string | null | undefined;
    readonly title: {
      readonly primary: string;
      readonly secondary: string | null | undefined;
    };
  } | null | undefined;
  readonly storedModal: {
    readonly body: {
      readonly primary: string;
      readonly secondary: string | null | undefined;
    };
    readonly title: {
      readonly primary: string;
      readonly secondary: string | null | undefined;
    };
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"identityValues_site">;
  readonly " $fragmentType": "siteValues_site";
};
export type siteValues_site$key = {
  readonly " $data"?: siteValues_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"siteValues_site">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "siteValues_site"
};

(node as any).hash = "f7b6e2e3081102e7641ef9040315d38f";

export default node;
