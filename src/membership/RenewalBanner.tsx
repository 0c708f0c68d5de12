import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { RenewalBanner_user$key } from '#generated/relay/RenewalBanner_user.graphql.ts';
import { ACCOUNT_VIEW_NAMES } from '#rules/addresses.ts';
import { formatDay } from '#rules/dates.ts';
import { isRenewalDue } from '#rules/membership.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Notice } from '../shared/ui/Notice.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
import { useBarFocus } from '../shared/ui/useBarFocus.ts';
import { dismissRenewal, isRenewalDismissed } from './renewalCookie.ts';

const fragment = graphql`
  fragment RenewalBanner_user on User {
    membership {
      status
      currentPeriodEnd
      cancelAtPeriodEnd
    }
  }
`;

type Props = {
  user: RenewalBanner_user$key;
  className?: string | undefined;
  /** Rendered instead if this one is not due. */
  nextBanner: ReactNode;
};

/**
 * Says that a renewal was refused, until it is paid; or that a paid year ends within 31 days without renewal (F-139),
 * until it is dismissed or its date changes (F-140).
 */
export function RenewalBanner({ user, className, nextBanner }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const addressOf = useAddress();
  const { membership } = useFragment(fragment, user);
  const [dismissedEnd, setDismissedEnd] = useState<number | null>(null);
  const bar = useRef<HTMLElement>(null);
  const returnFocus = useBarFocus(bar, null);
  if (!membership) return nextBanner;
  const { status, currentPeriodEnd: end, cancelAtPeriodEnd } = membership;
  const section = addressOf('account', { view: ACCOUNT_VIEW_NAMES.membership[locale] });
  // It stays until the card is changed: an unpaid membership ends.
  if (status === 'past_due')
    return (
      <section aria-label={t('renewal.refused_label')}>
        <Notice kind="error" className={className}>
          <p>
            {t('renewal.refused')} <TextLink href={section}>{t('renewal.change_card')}</TextLink>
          </p>
        </Notice>
      </section>
    );
  const currentPeriodEnd = new Date(end * 1000);
  const isDue =
    status === 'active' && isRenewalDue({ status, currentPeriodEnd, cancelAtPeriodEnd, isBilled: true }, now);
  if (!isDue || dismissedEnd === end || isRenewalDismissed(end)) return nextBanner;
  const dismiss = () => {
    dismissRenewal(end);
    returnFocus();
    setDismissedEnd(end);
  };
  return (
    <section ref={bar} aria-label={t('renewal.label')}>
      <Notice
        kind="butter"
        className={className}
        action={
          <Button variant="outlined" size="s" onClick={dismiss}>
            {t('renewal.close')}
          </Button>
        }
      >
        <p>
          {t('renewal.text', { day: formatDay(currentPeriodEnd, locale, null) })}{' '}
          <TextLink href={section}>{t('renewal.keep')}</TextLink>
        </p>
      </Notice>
    </section>
  );
}
