import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router';
import { useConfirmMarketTermsMutation } from '#generated/hooks/useConfirmMarketTermsMutation.ts';
import type { TermsAgreement_staff$key } from '#generated/relay/TermsAgreement_staff.graphql.ts';
import { formatDay } from '#rules/dates.ts';
import { taxesOn } from '#rules/marketTerms.ts';
import { formatCents } from '#rules/money.ts';
import { formatCount, formatTaxRate } from '#rules/numbers.ts';
import type { CalendarDay } from '#rules/zone.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { Agreement } from '../frame/Agreement.tsx';
import { deskFailure } from '../frame/deskErrors.ts';
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

/** Who agreed to the amounts in force; until somebody has, they are to be confirmed (ADR 187). */
export function TermsAgreement({ staff, terms, today, isChanged }: Props) {
  const { termsAgreement } = useFragment(fragment, staff);
  const rows = useTermRows(terms, today);
  const [confirm, busy] = useConfirmMarketTermsMutation();
  const { revalidate } = useRevalidator();
  const agree = async () => {
    const { gstRates, pstRates, ...amounts } = terms;
    const variables = { terms: { ...amounts, gstRates: plainRates(gstRates), pstRates: plainRates(pstRates) } };
    await confirm({ variables, failureKey: deskFailure('errors.basic_save') });
    void revalidate();
  };
  return (
    <Agreement
      agreement={termsAgreement && { at: termsAgreement.at, name: termsAgreement.name }}
      texts="desk_information.agreement"
      rows={rows}
      isChanged={isChanged}
      busy={busy}
      onAgree={agree}
    />
  );
}
