import { createContext, createElement, use, type ComponentProps, type ReactNode } from 'react';

export type UiLinkProps = ComponentProps<'a'> & { href: string };

/** The component of links: a plain anchor, or the application's own that follows `href` without a full load. */
export type LinkComponent = 'a' | ((props: UiLinkProps) => ReactNode);

/** The application's link, provided once around the tree; without it links are plain anchors. */
export const LinkContext = createContext<LinkComponent>('a');

/** The link of the component kit. `linkAs` overrides the context for one link (a full load: `linkAs="a"`). */
export const UiLink = ({ linkAs, ...anchor }: UiLinkProps & { linkAs?: LinkComponent | undefined }) => {
  const shared = use(LinkContext);
  return createElement(linkAs ?? shared, anchor);
};
