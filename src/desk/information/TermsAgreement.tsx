import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router';
import { useConfirmMarketTermsMutation } from '#generated/hooks/useConfirmMarketTermsMutation.ts';
import type { TermsAgreement_staff$key } from '#generated/relay/TermsAgreement_staff.graphql.ts';
import { formatDay, formatMoment } from '#rules/dates.ts';
import { taxesOn } from '#rules/marketTerms.ts';
import { formatCents } from '#rules/money.ts';
import { formatCount, formatTaxRate } from '#rules/numbers.ts';
import type { CalendarDay } from '#rules/zone.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { SafeAnswer } from '../../shared/ui/SafeAnswer.tsx';
import { deskFailure } from '../frame/deskErrors.ts';
import { MoneySums } from '../frame/MoneySums.tsx';
import styles from './InformationView.module.css';
import { AMOUNTS, type StoredTerms } from './termsValues.ts';

graphql`
  mutation ConfirmMarketTermsMutation($terms: MarketTermsInput!) {
    confirmMarketTerms(terms: $terms) {
      termsAgreement {
        at
      }
    }
  }
`;

const fragment = graphql`
  fragment TermsAgreement_staff on Staff {
    termsAgreement {
      at
      name
    }
  }
`;

type Props = {
  staff: TermsAgreement_staff$key;
  terms: StoredTerms;
  today: CalendarDay;
  /** Whether the form has other amounts than the stored ones. */
  isChanged: boolean;
};

/** All amounts in force, and the rates that come, as a manager agrees to them. */
function useTermRows(terms: StoredTerms, today: CalendarDay): { name: string; value: string }[] {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const { gst, pst } = taxesOn(terms, today);
  const coming = (rates: StoredTerms['gstRates']) =>
    rates
      .filter(({ from }) => from > today)
      .map(({ from, rate }) =>
        t('desk_information.agreement.coming', {
          rate: formatTaxRate(rate, locale),
          day: formatDay(from, locale, now),
        }),
      );
  const taxRow = (name: string, rate: number, rates: StoredTerms['gstRates']) => ({
    name,
    value: [formatTaxRate(rate, locale), ...coming(rates)].join(', '),
  });
  return [
    ...AMOUNTS.map((name) => ({ name: t(`desk_information.fields.${name}`), value: formatCents(terms[name]) })),
    { name: t('desk_information.fields.trialMonths'), value: formatCount(terms.trialMonths, locale) },
    { name: t('desk_information.fields.expressLeadHours'), value: formatCount(terms.expressLeadHours, locale) },
    taxRow(t('desk_information.agreement.gst'), gst, terms.gstRates),
    taxRow(t('desk_information.agreement.pst'), pst, terms.pstRates),
  ];
}

/** The rates without what the store adds to each object. */
const plainRates = (rates: StoredTerms['gstRates']) => rates.map(({ from, rate }) => ({ from, rate }));

/** Says who agreed to the amounts in force; until somebody has, asks for it with each amount as it is (ADR 187). */
export function TermsAgreement({ staff, terms, today, isChanged }: Props) {
  const { termsAgreement: agreement } = useFragment(fragment, staff);
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const rows = useTermRows(terms, today);
  const [isAsking, setAsking] = useState(false);
  const [confirm, busy] = useConfirmMarketTermsMutation();
  const { revalidate } = useRevalidator();
  const close = () => setAsking(false);
  const agree = async () => {
    const { gstRates, pstRates, ...amounts } = terms;
    const variables = { terms: { ...amounts, gstRates: plainRates(gstRates), pstRates: plainRates(pstRates) } };
    await confirm({ variables, failureKey: deskFailure('errors.basic_save') });
    close();
    void revalidate();
  };
  if (agreement) {
    const moment = formatMoment(agreement.at, locale, now);
    return (
      <p className={styles.hint}>
        {agreement.name
          ? t('desk_information.agreement.by', { name: agreement.name, moment })
          : t('desk_information.agreement.at', { moment })}
      </p>
    );
  }
  return (
    <Notice
      kind="plain"
      title={t('desk_information.agreement.title')}
      action={
        <Button size="s" variant="outlined" aria-disabled={isChanged} onClick={() => setAsking(true)}>
          {t('desk_information.agreement.ask')}
        </Button>
      }
    >
      {t(isChanged ? 'desk_information.agreement.save_first' : 'desk_information.agreement.words')}
      <Dialog
        open={isAsking}
        onClose={close}
        title={t('desk_information.agreement.question')}
        closeLabel={t('labels.close')}
        actions={
          <>
            <Button busy={busy} onClick={() => void agree()}>
              {t('desk_information.agreement.confirm')}
            </Button>
            <SafeAnswer onClick={close}>{t('desk_information.agreement.change')}</SafeAnswer>
          </>
        }
      >
        <p>{t('desk_information.agreement.effect')}</p>
        <MoneySums sums={rows} />
      </Dialog>
    </Notice>
  );
}
