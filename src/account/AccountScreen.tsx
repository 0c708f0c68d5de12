import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useLoaderData, useParams } from 'react-router';
import { useAccountScreenQuery } from '#generated/hooks/useAccountScreenQuery.ts';
import type { AccountScreenQuery } from '#generated/relay/AccountScreenQuery.graphql.ts';
import { BasketsSection } from '../baskets/BasketsSection.tsx';
import { Waiting } from '../identity/Waiting.tsx';
import { MembershipSection } from '../membership/MembershipSection.tsx';
import { useLocale } from '../shared/i18n/translator.ts';
import { useMarketOffers } from '../shared/relay/marketOffers.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { useAddress } from '../shared/routing/useAddress.ts';
import { TextLink } from '../shared/ui/TextLink.tsx';
import { UiLink } from '../shared/ui/UiLink.tsx';
import styles from './AccountScreen.module.css';
import { BalanceSection } from './BalanceSection.tsx';
import { FavouritesSection } from './FavouritesSection.tsx';
import { NotificationsSection } from './NotificationsSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { sectionNames, sectionOf, viewOf, type Section } from './sections.ts';

graphql`
  query AccountScreenQuery($favourites: Boolean = false, $baskets: Boolean = false) {
    user {
      firstName
      membership {
        __typename
      }
      subscriptions: baskets @skip(if: $baskets) {
        __typename
      }
      ...ProfileSection_user
      ...NotificationsSection_user
      ...BalanceSection_user
      ...MembershipSection_user
      ...FavouritesSection_user @include(if: $favourites) @alias(as: "favourites")
      ...BasketsSection_user @include(if: $baskets) @alias(as: "baskets")
    }
    market {
      membershipPrice
      gstRate
      pstRate
      orderFee
    }
    staff {
      __typename
    }
    ...ProfileSection_query
    ...BasketsSection_query @include(if: $baskets) @alias(as: "baskets")
  }
`;

/** Scrolls the row of tabs sideways, and nothing else, until the current one is in the middle. */
function showInRow(tab: HTMLElement | null): void {
  const row = tab?.closest('nav');
  if (!tab || !row) return;
  const [around, place] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  row.scrollLeft += place.left + place.width / 2 - around.left - around.width / 2;
}

/** The account's sections as links: each has an address, so Back and reload keep it. */
function AccountTabs({ current, shown }: { current: Section; shown: readonly Section[] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const address = useAddress();
  return (
    <nav aria-label={t('account.sections.label')} className={styles.tabs}>
      {shown.map((name) => (
        <UiLink
          key={name}
          href={address('account', { view: viewOf(name, locale) })}
          ref={name === current ? showInRow : undefined}
          className={styles.tab}
          aria-current={name === current ? 'page' : undefined}
        >
          {t(`account.sections.${name}`)}
        </UiLink>
      ))}
    </nav>
  );
}

function Account({ reference }: { reference: PreloadedQuery<AccountScreenQuery> }) {
  const { t } = useTranslation();
  const { view } = useParams();
  const offers = useMarketOffers();
  const address = useAddress();
  const { user, market, staff, ...query } = useAccountScreenQuery(reference);
  const section = sectionOf(view);
  // The guard requires a session; if it ended just now, the guard is about to check it again.
  if (!user) return <Waiting title={t('sign_in.pages.account')} />;
  // A market without baskets or memberships shows them to whoever still has one.
  const hidden = {
    baskets: !offers.baskets && !user.subscriptions?.length,
    membership: !offers.membership && !user.membership,
  };
  const shown = sectionNames.filter(
    (name) => name === section || !(name in hidden && hidden[name as keyof typeof hidden]),
  );
  return (
    <>
      <PageTitle name={t(`account.sections.${section}`)} />
      <h1 className={styles.hello}>
        {user.firstName ? t('account.hello', { name: user.firstName }) : t('sign_in.pages.account')}
      </h1>
      {staff && (
        <p className={styles.desk}>
          <TextLink standalone href={address('desk')}>
            {t('account.to_desk')}
          </TextLink>
        </p>
      )}
      <AccountTabs current={section} shown={shown} />
      {section === 'profile' && <ProfileSection user={user} query={query} />}
      {user.baskets && query.baskets && <BasketsSection user={user.baskets} query={query.baskets} />}
      {section === 'membership' && (
        <MembershipSection
          user={user}
          price={market.membershipPrice}
          terms={{ orderFee: market.orderFee, taxes: { gst: market.gstRate, pst: market.pstRate } }}
        />
      )}
      {section === 'balance' && <BalanceSection user={user} />}
      {user.favourites && <FavouritesSection user={user.favourites} />}
      {section === 'notifications' && <NotificationsSection user={user} />}
    </>
  );
}

/** The customer's account, one section at a time (F-162). Behind the guard, so rendered for signed-in customers only. */
export function AccountScreen() {
  const { t } = useTranslation();
  const reference = useLoaderData<PreloadedQuery<AccountScreenQuery>>();
  return (
    <Suspense fallback={<Waiting title={t('sign_in.pages.account')} />}>
      <Account reference={reference} />
    </Suspense>
  );
}
