import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useSaveWeekPlanMutation } from '#generated/hooks/useSaveWeekPlanMutation.ts';
import type { WeekRhythm_staff$key } from '#generated/relay/WeekRhythm_staff.graphql.ts';
import type { weekWarnings_query$key } from '#generated/relay/weekWarnings_query.graphql.ts';
import type { Weekday } from '#rules/constants.ts';
import { formatDay } from '#rules/dates.ts';
import { momentName } from '#rules/weekDays.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { useMarketOffers } from '../../shared/relay/marketOffers.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { SafeAnswer } from '../../shared/ui/SafeAnswer.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { deskFailure } from '../frame/deskErrors.ts';
import { DeskPanel } from '../frame/DeskLayout.tsx';
import { GoodsWarnings } from '../frame/GoodsWarnings.tsx';
import styles from './CalendarView.module.css';
import { PlanForm } from './PlanForm.tsx';
import type { ApiPlan } from './planValues.ts';
import { refreshCalendar } from './refreshCalendar.ts';

const fragment = graphql`
  fragment WeekRhythm_staff on Staff {
    weekPlans {
      version
      plans {
        from {
          id
          deliveryDay
        }
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
      }
    }
    ...PlanForm_staff
  }
`;

type Props = { staff: WeekRhythm_staff$key; query: weekWarnings_query$key };

/** When the weeks close, what is set for later, and a form that changes it from a coming week on. */
export function WeekRhythm({ staff: key, query }: Props) {
  const staff = useFragment(fragment, key);
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const environment = useRelayEnvironment();
  const toast = useToast();
  const part = useMarketOffers().baskets ? '' : '_without_baskets';
  const [save, busy] = useSaveWeekPlanMutation();
  const [isOpen, setOpen] = useState(false);
  /** The first week of the change that is about to be taken back. */
  const [withdrawn, setWithdrawn] = useState<string | null>(null);
  const { version, plans } = staff.weekPlans;
  const [current, ...later] = plans;
  if (!current) return null;
  const words = ({ closing, basketsUntil, missing }: ApiPlan) => {
    const name = ({ weekday, at }: ApiPlan['closing']) => momentName({ weekday: weekday as Weekday, at }, locale);
    return { closing: name(closing), baskets: name(basketsUntil), missing: name(missing) };
  };
  const takeBack = async (from: string) => {
    const failureKey = deskFailure('errors.basic_save');
    const data = await save({ variables: { from, version, input: null }, failureKey });
    if (data) {
      toast.success(t('desk_calendar.plan.taken_back'));
      setWithdrawn(null);
    }
    await refreshCalendar(environment);
  };
  const index = plans.findIndex(({ from }) => from && from.id === withdrawn);
  const [stays, leaves] = [plans[index - 1], plans[index]?.from];
  return (
    <div className={styles.rhythm}>
      <DeskPanel title={t('desk_calendar.plan.title')}>
        <div className={styles.plans}>
          <p>{t(`desk_calendar.plan.now${part}`, words(current))}</p>
          {later.length > 0 && (
            <ul className={styles.later}>
              {later.map((plan) => {
                if (!plan.from) return null;
                const { id, deliveryDay } = plan.from;
                const day = formatDay(deliveryDay, locale, now);
                return (
                  <li key={id}>
                    <span>{t(`desk_calendar.plan.later${part}`, { day, ...words(plan) })}</span>
                    <Button
                      size="s"
                      variant="outlined"
                      aria-label={t('desk_calendar.plan.take_back_of', { day })}
                      onClick={() => setWithdrawn(id)}
                    >
                      {t('desk_calendar.plan.take_back')}
                    </Button>
                  </li>
                );
              })}
            </ul>
          )}
          <Button size="s" variant="outlined" onClick={() => setOpen(true)}>
            {t('desk_calendar.plan.change')}
          </Button>
          {stays && leaves && (
            <Dialog
              open
              onClose={() => setWithdrawn(null)}
              title={t('desk_calendar.plan.take_back_title')}
              closeLabel={t('labels.close')}
              actions={
                <>
                  <Button busy={busy} onClick={() => void takeBack(leaves.id)}>
                    {t('desk_calendar.plan.take_back_yes')}
                  </Button>
                  <SafeAnswer onClick={() => setWithdrawn(null)}>{t('desk_calendar.plan.take_back_no')}</SafeAnswer>
                </>
              }
            >
              <p>
                {t('desk_calendar.plan.take_back_detail', {
                  day: formatDay(leaves.deliveryDay, locale, now),
                  ...words(stays),
                })}
              </p>
            </Dialog>
          )}
          <GoodsWarnings query={query} />
          {isOpen && <PlanForm staff={staff} query={query} onClose={() => setOpen(false)} />}
        </div>
      </DeskPanel>
    </div>
  );
}
