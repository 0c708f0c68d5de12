/**
 * @generated SignedSource<<169ff759013bbff34ed3d47234e8f102>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type TagColor = "blue" | "gray" | "orange" | "red" | "turquoise" | "yellow" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type siteDraft_site$data = {
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
    } | null | undefined;
    readonly mobileImage: {
      readonly altTexts: {
        readonly primary: string;
        readonly secondary: string | null | undefined;
      } | null | undefined;
      readonly path: string;
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
  readonly " $fragmentType": "siteDraft_site";
};
export type siteDraft_site$key = {
  readonly " $data"?: siteDraft_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"siteDraft_site">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "siteDraft_site"
};

(node as any).hash = "97636b8cf0be95006add4dc756f5f672";

export default node;
