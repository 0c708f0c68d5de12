import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useLoaderData, useParams } from 'react-router';
import { useReceiptScreenQuery } from '#generated/hooks/useReceiptScreenQuery.ts';
import ReceiptScreenQueryNode, { type ReceiptScreenQuery } from '#generated/relay/ReceiptScreenQuery.graphql.ts';
import { ACCOUNT_VIEW_NAMES } from '#rules/addresses.ts';
import { formatDay } from '#rules/dates.ts';
import { membershipTaxes } from '#rules/membership.ts';
import { formatCents } from '#rules/money.ts';
import { formatTaxRate } from '#rules/numbers.ts';
import { Waiting } from '../identity/Waiting.tsx';
import { useLocale } from '../shared/i18n/translator.ts';
import { browserLoader } from '../shared/relay/route.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { Trail } from '../shared/routing/Trail.tsx';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { EmptyState } from '../shared/ui/EmptyState.tsx';
import { printerIcon } from '../shared/ui/icons.ts';
import { Panel } from '../shared/ui/Panel.tsx';
import { SumList, SumRow } from '../shared/ui/SumList.tsx';
import { TaxNumbers } from '../shared/ui/TaxNumbers.tsx';
import styles from './ReceiptScreen.module.css';

/** The customer's receipts, of which the page shows one; null on the server. */
export const loader = browserLoader<ReceiptScreenQuery>(ReceiptScreenQueryNode);

graphql`
  query ReceiptScreenQuery {
    user {
      firstName
      lastName
      email
      membership {
        receipts {
          id
          number
          paidAt
          periodStart
          periodEnd
          subtotal
          total
          gstRate
          pstRate
        }
      }
    }
  }
`;

function Receipt({ reference }: { reference: PreloadedQuery<ReceiptScreenQuery> }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const address = useAddress();
  const { id } = useParams();
  const { user } = useReceiptScreenQuery(reference);
  const receipt = user?.membership?.receipts.find((one) => one.id === id);
  const section = address('account', { view: ACCOUNT_VIEW_NAMES.membership[locale] });
  if (!user || !receipt)
    return (
      <EmptyState
        heading="h1"
        ground="ble"
        title={t('receipt.missing')}
        action={<Button href={section}>{t('membership_page.title')}</Button>}
      />
    );
  const { number, paidAt, periodStart, periodEnd, subtotal, total, gstRate, pstRate } = receipt;
  const day = (at: string): string => formatDay(new Date(at), locale, null);
  const taxes = membershipTaxes(receipt, { gst: gstRate, pst: pstRate });
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  return (
    <article className={styles.receipt}>
      <PageTitle name={t('receipt.title', { number })} />
      <div className={styles.screenOnly}>
        <Trail
          steps={[{ name: t('membership_page.title'), href: section }, { name: t('receipt.title', { number }) }]}
        />
      </div>
      <p className={styles.market}>{t('shell.market')}</p>
      <TaxNumbers />
      <h1>{t('receipt.title', { number })}</h1>
      <Panel edge="outlined" className={styles.panel}>
        <dl className={styles.facts}>
          <dt>{t('receipt.paid')}</dt>
          <dd>{day(paidAt)}</dd>
          <dt>{t('receipt.customer')}</dt>
          <dd>{[name, user.email].filter(Boolean).join(', ')}</dd>
          <dt>{t('receipt.period')}</dt>
          <dd>{t('receipt.range', { from: day(periodStart), to: day(periodEnd) })}</dd>
        </dl>
        <SumList compact className={styles.sums}>
          <SumRow label={t('membership_page.year')} value={formatCents(subtotal)} />
          {'gst' in taxes ? (
            <>
              {gstRate > 0 && (
                <SumRow
                  label={t('membership_page.gst', { rate: formatTaxRate(gstRate, locale) })}
                  value={formatCents(taxes.gst)}
                />
              )}
              {pstRate > 0 && (
                <SumRow
                  label={t('membership_page.pst', { rate: formatTaxRate(pstRate, locale) })}
                  value={formatCents(taxes.pst)}
                />
              )}
            </>
          ) : (
            <SumRow label={t('receipt.taxes')} value={formatCents(taxes.tax)} />
          )}
          <SumRow kind="total" label={t('receipt.total')} value={formatCents(total)} />
        </SumList>
      </Panel>
      <div className={styles.screenOnly}>
        <Button variant="outlined" icon={printerIcon} onClick={() => window.print()}>
          {t('receipt.print')}
        </Button>
      </div>
    </article>
  );
}

/** The receipt of a membership's paid period, which prints. */
export function ReceiptScreen() {
  const { t } = useTranslation();
  const reference = useLoaderData<PreloadedQuery<ReceiptScreenQuery>>();
  return (
    <Suspense fallback={<Waiting title={t('sign_in.pages.receipt')} />}>
      <Receipt reference={reference} />
    </Suspense>
  );
}
