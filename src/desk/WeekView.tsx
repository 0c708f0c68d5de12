import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useParams } from 'react-router';
import { useWeekViewQuery } from '../../__generated__/hooks/useWeekViewQuery.ts';
import type { WeekViewQuery } from '../../__generated__/relay/WeekViewQuery.graphql.ts';
import { formatDateLong } from '../../rules/dates.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { Button } from '../shared/ui/Button.tsx';
import { useDeskAddress } from './deskAddress.ts';
import { DeskHead } from './DeskHead.tsx';

graphql`
  query WeekViewQuery {
    currentPeriod {
      startDate
    }
    staff {
      periods {
        startDate
      }
    }
  }
`;

/** A week at a glance: the one that the address names by its Friday, else the one that runs. */
export function WeekView({ reference }: { reference: PreloadedQuery<WeekViewQuery> }) {
  const { currentPeriod, staff } = useWeekViewQuery(reference);
  const { item } = useParams();
  const { t } = useTranslation();
  const locale = useLocale();
  const address = useDeskAddress();
  const weeks = (staff?.periods ?? []).map(({ startDate }) => startDate);
  const shown = weeks.find((week) => week === item) ?? currentPeriod.startDate;
  const [before, after] = [weeks[weeks.indexOf(shown) + 1], weeks[weeks.indexOf(shown) - 1]];
  const title = t('desk.week.title', { day: formatDateLong(shown, locale, new Date(shown)) });
  return (
    <>
      <PageTitle name={title} />
      <DeskHead title={title}>
        {before && (
          <Button variant="outlined" href={address('week', before)}>
            {t('desk.week.before')}
          </Button>
        )}
        {after && (
          <Button variant="outlined" href={address('week', after)}>
            {t('desk.week.after')}
          </Button>
        )}
      </DeskHead>
    </>
  );
}
