import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { MembershipState_membership$key } from '../../__generated__/relay/MembershipState_membership.graphql.ts';
import { formatDay, timeLeft } from '../../rules/dates.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
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
  }
`;

const SECOND_MS = 1000;

/** How a membership stands, and until when, in words (F-138). */
export function MembershipState({ membership: key }: { membership: MembershipState_membership$key }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const { status, startDate, trialEnd, currentPeriodEnd, renews } = useFragment(fragment, key);
  const dayOf = (seconds: number): string => formatDay(new Date(seconds * SECOND_MS), locale);
  const isTrial = status === 'trialing';
  const end = dayOf((isTrial ? trialEnd : null) ?? currentPeriodEnd);
  const words = {
    trialing: t('membership_page.free_until', { day: end }),
    active: t(renews ? 'membership_page.renews' : 'membership_page.ends', { day: end }),
    past_due: t('membership_page.late'),
    cancelled: t('membership_page.ended', { day: end }),
    '%future added value': '',
  }[status];
  const name = isTrial ? 'trial' : status === '%future added value' ? 'member' : status;
  const elapsed = Math.floor(now.getTime() / SECOND_MS) - startDate;
  const { days } = timeLeft(now, new Date(currentPeriodEnd * SECOND_MS));
  return (
    <Panel
      as="section"
      edge={status === 'cancelled' ? 'outlined' : 'none'}
      light={status !== 'cancelled'}
      labelledBy="etat-adhesion"
      className={status === 'cancelled' ? styles.panel : `${styles.panel} ${styles.butter}`}
    >
      <div className={styles.head}>
        <h2 id="etat-adhesion" className={styles.state}>
          {t(`membership_page.${name}`)}
        </h2>
        {status !== 'cancelled' && <Tag colour="turquoise">{t('membership_page.member')}</Tag>}
      </div>
      <p>
        {words} {isTrial && renews && t('membership_page.then_year')}
      </p>
      {isTrial && (
        <>
          <ProgressBar
            label={t('membership_page.progress')}
            value={elapsed}
            max={currentPeriodEnd - startDate}
            valueText={t(days === 1 ? 'membership_page.days_one' : 'membership_page.days_other', { count: days })}
          />
          <p className={styles.ends}>
            <span>{t('membership_page.since', { day: dayOf(startDate) })}</span>
            <span>{t(days === 1 ? 'membership_page.days_one' : 'membership_page.days_other', { count: days })}</span>
          </p>
        </>
      )}
    </Panel>
  );
}
