import { createContext, use, type ComponentProps, type MouseEvent } from 'react';

export type UiLinkProps = ComponentProps<'a'> & {
  href: string;
  /** It opens as a document. */
  fullLoad?: boolean | undefined;
};

/** Follows a pressed link within the application, provided once around the tree; without it links are plain anchors. */
export const FollowContext = createContext<((press: MouseEvent<HTMLAnchorElement>) => void) | null>(null);

/** The link of the component kit. It reads nothing of the router, so that a page does not render its links when the address changes. */
export const UiLink = ({ fullLoad = false, onClick, ...anchor }: UiLinkProps) => {
  const follow = use(FollowContext);
  return (
    <a
      {...anchor}
      onClick={(press) => {
        onClick?.(press);
        if (!fullLoad) follow?.(press);
      }}
    />
  );
};
