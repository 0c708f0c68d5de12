import { useState } from 'react';
import { Trans } from 'react-i18next';
import { useTranslation } from 'react-i18next';
import { graphql, loadQuery, useRelayEnvironment } from 'react-relay';
import ClosingNoticeQueryNode, { type ClosingNoticeQuery } from '#generated/relay/ClosingNoticeQuery.graphql.ts';
import { formatClosing } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { cardName } from '../cards/cardName.ts';
import { useVisitorCart } from '../cart/visitorCart.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useCachedQuery } from '../shared/relay/useCachedQuery.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { clockIcon } from '../shared/ui/icons.ts';
import { Notice } from '../shared/ui/Notice.tsx';

graphql`
  query ClosingNoticeQuery {
    cart {
      autoClose
      fromStorage
      location {
        name
      }
      # Whole, as every page has it: another device may have chosen it.
      shippingZone {
        ...visitorCart_zone @relay(mask: false)
      }
      autoClosePreview {
        ...wholeObjects_autoClose @relay(mask: false)
      }
    }
    user {
      ...cardName_user
    }
    openPeriod {
      ...openWeek_period
      closesAt
    }
  }
`;

/**
 * On every page but the cart's, for carts bought at the closing: when, with which card, for where, how much, and what
 * it leaves out; or that it cannot be bought as it is. Renders nothing otherwise.
 */
export function ClosingNotice({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const address = useAddress();
  const environment = useRelayEnvironment();
  // Stays loaded while somebody is signed in; signing out leaves the page.
  const [reference] = useState(() =>
    loadQuery<ClosingNoticeQuery>(environment, ClosingNoticeQueryNode, {}, { fetchPolicy: 'network-only' }),
  );
  const data = useCachedQuery<ClosingNoticeQuery>(ClosingNoticeQueryNode, reference);
  // The lines stay those of the layout: a shorter selection would leave out what it shows of a line that another device has added.
  const lines = useVisitorCart()?.items ?? [];
  const preview = data?.cart.autoClosePreview;
  if (!data?.user || !preview || !data.cart.autoClose || data.cart.fromStorage) return null;
  const { cart, user, openPeriod } = data;
  const unsure = lines.filter((line) => line.unsure).length;
  const leftOut = preview.reasons.length;
  const isStopped = !preview.buys;
  const { credit, charged } = preview;
  const way = cart.shippingZone ? 'ship' : 'pickup';
  // Only a card that pays all of it is named beside the day; what credit pays has a sentence of its own, as in the cart.
  const key = isStopped
    ? 'notice_stopped'
    : credit > 0 || charged === 0
      ? (`notice_${way}_credit` as const)
      : (`notice_${way}` as const);
  const card = cardName(user) || t('auto_close.some_card');
  return (
    <Notice
      kind="plain"
      icon={clockIcon}
      className={className}
      action={
        <Button size="s" variant="outlined" href={address('cart')}>
          {t('cart.see')}
        </Button>
      }
    >
      <p>
        <Trans
          i18nKey={`auto_close.${key}`}
          values={{
            day: formatClosing(openPeriod.closesAt, locale, now),
            card,
            place: cart.location?.name,
            total: formatCents(charged),
          }}
          components={{ b: <strong /> }}
        />
        {!isStopped &&
          credit > 0 &&
          ` ${t(charged > 0 ? 'auto_close.credit_first' : 'auto_close.credit_only', { credit: formatCents(credit), charged: formatCents(charged), card })}`}
        {!isStopped && leftOut > 0 && ` ${t('auto_close.notice_left_out', { count: leftOut })}`}
        {!isStopped && unsure > 0 && ` ${t('auto_close.unsure', { count: unsure })}`}
      </p>
    </Notice>
  );
}
