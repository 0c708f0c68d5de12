import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router';
import { useConfirmMarketRulesMutation } from '#generated/hooks/useConfirmMarketRulesMutation.ts';
import type { RulesAgreement_staff$key } from '#generated/relay/RulesAgreement_staff.graphql.ts';
import type { Weekday } from '#rules/constants.ts';
import { weekdayName } from '#rules/dates.ts';
import { shortageRuleOf } from '#rules/shortage.ts';
import { momentName } from '#rules/weekDays.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { Agreement } from '../frame/Agreement.tsx';
import { deskFailure } from '../frame/deskErrors.ts';
import styles from './CalendarView.module.css';
import { useZoneNames } from './useZoneNames.ts';

graphql`
  mutation ConfirmMarketRulesMutation($rules: MarketRulesInput!) {
    confirmMarketRules(rules: $rules) {
      role
    }
  }
`;

const fragment = graphql`
  fragment RulesAgreement_staff on Staff {
    marketRules {
      timeZone
      firstWeekday
      shortageRule
      closing {
        weekday
        at
      }
      basketsUntil {
        weekday
        at
      }
      missing {
        weekday
        at
      }
      agreement {
        at
        name
      }
    }
  }
`;

/** Who agreed to the rules of the weeks in force; until somebody has, they are to be confirmed, each as it is (ADR 197). */
export function RulesAgreement({ staff }: { staff: RulesAgreement_staff$key }) {
  const { agreement, shortageRule, closing, basketsUntil, missing, ...time } = useFragment(fragment, staff).marketRules;
  const { t } = useTranslation();
  const locale = useLocale();
  const { nameOf } = useZoneNames();
  const [confirm, busy] = useConfirmMarketRulesMutation();
  const { revalidate } = useRevalidator();
  const rule = shortageRuleOf(shortageRule);
  const nameMoment = ({ weekday, at }: typeof closing) => momentName({ weekday: weekday as Weekday, at }, locale);
  const plain = ({ weekday, at }: typeof closing) => ({ weekday, at });
  const agree = async () => {
    const week = { closing: plain(closing), basketsUntil: plain(basketsUntil), missing: plain(missing) };
    const variables = { rules: { ...time, shortageRule: rule, ...week } };
    await confirm({ variables, failureKey: deskFailure('errors.basic_save') });
    void revalidate();
  };
  return (
    <div className={styles.rhythm}>
      <Agreement
        agreement={agreement && { at: agreement.at, name: agreement.name }}
        texts="desk_calendar.agreement"
        rows={[
          { name: t('desk_calendar.plan.closing'), value: nameMoment(closing) },
          { name: t('desk_calendar.plan.baskets'), value: nameMoment(basketsUntil) },
          { name: t('desk_calendar.plan.missing'), value: nameMoment(missing) },
          { name: t('desk_calendar.agreement.zone'), value: nameOf(time.timeZone) },
          { name: t('desk_calendar.agreement.first_day'), value: weekdayName(time.firstWeekday as Weekday, locale) },
          { name: t('desk_calendar.agreement.shortage'), value: t(`desk_lists.shortage.${rule}`) },
        ]}
        busy={busy}
        onAgree={agree}
      />
    </div>
  );
}
