import { lazy, Suspense, useContext } from 'react';
import { useLocation } from 'react-router';
import { addresses, locales } from '../../rules/addresses.ts';
import { MembershipContext } from '../membership/visitorMembership.ts';

const RenewalBanner = lazy(async () => ({
  default: (await import('../membership/RenewalBanner.tsx')).RenewalBanner,
}));

/** The first words of the account's addresses, in each language. */
const accountPaths = locales.map((locale) => addresses.account[locale].replace(/\/:.*$/, ''));

/** The renewal banner on every page but the account's own (F-139), once it is known who is there. */
export function RenewalHost() {
  const user = useContext(MembershipContext);
  const { pathname } = useLocation();
  const isAccount = accountPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
  if (!user || isAccount) return null;
  return (
    <Suspense>
      <RenewalBanner user={user} />
    </Suspense>
  );
}
