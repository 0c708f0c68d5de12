import { Link } from 'react-router';
import type { UiLinkProps } from '../shared/ui/UiLink.tsx';

/** The link of the component kit: client-side navigation within the market, a plain anchor elsewhere. */
export const AppLink = ({ href, ...anchor }: UiLinkProps) =>
  /^\/(?!\/)/.test(href) ? <Link to={href} discover="none" {...anchor} /> : <a href={href} {...anchor} />;
