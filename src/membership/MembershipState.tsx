import { useId } from 'react';
import { Trans } from 'react-i18next';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { MembershipState_membership$key } from '#generated/relay/MembershipState_membership.graphql.ts';
import { formatDay } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { dayAt, daysBetween } from '#rules/zone.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useMarketOffers } from '../shared/relay/marketOffers.ts';
import { Panel } from '../shared/ui/Panel.tsx';
import { ProgressBar } from '../shared/ui/ProgressBar.tsx';
import { Tag } from '../shared/ui/Tag.tsx';
import styles from './MembershipSection.module.css';

const fragment = graphql`
  fragment MembershipState_membership on Membership {
    status
    startDate
    trialEnd
    currentPeriodEnd
    renews
    nextCharge
    endedUnpaid
  }
`;

const SECOND_MS = 1000;

type Props = {
  membership: MembershipState_membership$key;
  /** "Visa 4242": the card that pays it (E72). Null: none. */
  card: string | null;
};

/** A membership's status and its end, in words; the next charge, and its card (F-138). */
export function MembershipState({ membership: key, card }: Props) {
  const headingId = useId();
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const taxed = useMarketOffers().taxes ? '' : '_untaxed';
  const membership = useFragment(fragment, key);
  const { status, startDate, trialEnd, currentPeriodEnd, renews, nextCharge, endedUnpaid } = membership;
  const dayOf = (seconds: number): string => formatDay(new Date(seconds * SECOND_MS), locale, null);
  const isTrial = status === 'trialing';
  const end = dayOf((isTrial ? trialEnd : null) ?? currentPeriodEnd);
  const sentenceKeys = {
    trialing: 'membership_page.free_until',
    active: renews ? 'membership_page.renews' : 'membership_page.ends',
    past_due: 'membership_page.late',
    cancelled: endedUnpaid ? 'membership_page.ended_unpaid' : 'membership_page.ended',
    '%future added value': null,
  } as const;
  const name = isTrial ? 'trial' : status === '%future added value' ? 'member' : status;
  const elapsed = Math.floor(now.getTime() / SECOND_MS) - startDate;
  // The last day counts as 1.
  const count = Math.max(1, daysBetween(dayAt(now), dayAt(new Date(currentPeriodEnd * SECOND_MS))));
  const daysLeft = t(count === 1 ? 'membership_page.days_one' : 'membership_page.days_other', { count });
  return (
    <Panel
      as="section"
      edge={status === 'cancelled' ? 'outlined' : 'none'}
      light={status !== 'cancelled'}
      labelledBy={headingId}
      className={status === 'cancelled' ? styles.panel : `${styles.panel} ${styles.butter}`}
    >
      <div className={styles.head}>
        <h2 id={headingId} className={styles.state}>
          {t(`membership_page.${name}`)}
        </h2>
        {status !== 'cancelled' && (
          <Tag colour="turquoise" className={styles.member}>
            {t('membership_page.member')}
          </Tag>
        )}
      </div>
      <p>
        {sentenceKeys[status] && (
          <Trans i18nKey={sentenceKeys[status]} values={{ day: end }} components={{ b: <strong /> }} />
        )}{' '}
        {isTrial && renews && t('membership_page.then_year')}
      </p>
      {renews && typeof nextCharge === 'number' && (
        <p>
          {status === 'past_due'
            ? t(`membership_page.owed${taxed}`, { amount: formatCents(nextCharge) })
            : t(`membership_page.charge${taxed}`, { amount: formatCents(nextCharge), day: dayOf(currentPeriodEnd) })}
        </p>
      )}
      {renews && (
        <p>
          {card ? <Trans i18nKey="membership_page.card" values={{ card }} components={{ b: <strong /> }} /> : null}{' '}
          {t('membership_page.own_card')}
        </p>
      )}
      {isTrial && (
        <>
          <ProgressBar
            label={t('membership_page.progress')}
            value={elapsed}
            max={currentPeriodEnd - startDate}
            valueText={daysLeft}
            className={styles.progress}
          />
          <p className={styles.ends}>
            <span>{t('membership_page.since', { day: dayOf(startDate) })}</span>
            <span>{daysLeft}</span>
          </p>
        </>
      )}
    </Panel>
  );
}
