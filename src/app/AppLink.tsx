import { Link } from 'react-router';
import type { UiLinkProps } from '../shared/ui/UiLink.tsx';

/** The link of every part of the kit: within the market without a full load, elsewhere a plain anchor. */
export const AppLink = ({ href, ...anchor }: UiLinkProps) =>
  /^\/(?!\/)/.test(href) ? <Link to={href} discover="none" {...anchor} /> : <a href={href} {...anchor} />;
