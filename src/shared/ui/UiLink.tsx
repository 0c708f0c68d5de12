import { createContext, createElement, use } from 'react';
import type { ComponentProps, ReactNode } from 'react';

export type UiLinkProps = ComponentProps<'a'> & { href: string };

/** What draws a link: a plain anchor, or the application's own that follows `href` without a full load. */
export type LinkComponent = 'a' | ((props: UiLinkProps) => ReactNode);

/** The application's link, given once around the tree; without it links are plain anchors. */
export const LinkContext = createContext<LinkComponent>('a');

/** The link of every part of the kit. `linkAs` overrules the context for one link (a full load: `linkAs="a"`). */
export const UiLink = ({ linkAs, ...anchor }: UiLinkProps & { linkAs?: LinkComponent | undefined }) => {
  const shared = use(LinkContext);
  return createElement(linkAs ?? shared, anchor);
};
