import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useParams } from 'react-router';
import { useNumbersViewQuery } from '#generated/hooks/useNumbersViewQuery.ts';
import NumbersViewQueryNode, { type NumbersViewQuery } from '#generated/relay/NumbersViewQuery.graphql.ts';
import { dayParts } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { formatCount } from '#rules/numbers.ts';
import { spreadsheetText } from '#rules/spreadsheetText.ts';
import { dayAt } from '#rules/zone.ts';
import { saveFile } from '../../shared/browser/saveFile.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { useMarketOffers } from '../../shared/relay/marketOffers.ts';
import { browserLoader } from '../../shared/relay/route.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { classNames } from '../../shared/ui/classNames.ts';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import { downloadIcon } from '../../shared/ui/icons.ts';
import { useDeskAddress } from '../frame/deskAddress.ts';
import { DeskHead, DeskPanel } from '../frame/DeskLayout.tsx';
import accounting from './Accounting.module.css';
import styles from './Numbers.module.css';
import { BASKETS, MEMBERS, isMoney, numbersFile, weekFigures, type Figure } from './numbersRows.ts';
import { RankTable, WeeksTable } from './NumbersTables.tsx';
import { WeekPlot } from './WeekPlot.tsx';

/** What the address calls a year of weeks; without it, a quarter of a year. */
const YEAR = { fr: 'annee', en: 'year' } as const;
const isYear = (item: string | undefined) => item === YEAR.fr || item === YEAR.en;
export const hasItem = isYear;
const SPANS = { quarter: 13, year: 53 } as const;

export const loader = browserLoader<NumbersViewQuery>(NumbersViewQueryNode, ({ item }) => ({
  weeks: isYear(item) ? SPANS.year : SPANS.quarter,
}));

graphql`
  query NumbersViewQuery($weeks: Int!) {
    staff {
      marketNumbers(weeks: $weeks) {
        weeks {
          ...numbersRows_week @relay(mask: false)
        }
        goods {
          productName
          sellerName
          units
          amount
        }
        missing {
          sellerName
          units
          amount
        }
      }
    }
  }
`;

const PLOTS = [
  { name: 'sales', plots: ['sales', 'orders', 'average'], figures: ['sales', 'refunded', 'orders', 'average'] },
  { name: 'baskets', plots: ['basketsActive'], figures: BASKETS },
  { name: 'members', plots: ['membersActive'], figures: MEMBERS },
] as const;
const PLOT_NAMES = {
  sales: 'plot_sales',
  orders: 'plot_orders',
  average: 'plot_average',
  basketsActive: 'plot_baskets',
  membersActive: 'plot_members',
} as const;

/** "1 200 $": a mark of an axis has no cents. */
const wholeDollars = (cents: number) => formatCents(cents).replace(/[.,]00(?=\s)/, '');

/** The market's weeks beside each other, each figure as a plot and a table, and what sells best or is missing. */
export function NumbersView({ reference }: { reference: PreloadedQuery<NumbersViewQuery> }) {
  const { staff } = useNumbersViewQuery(reference);
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const address = useDeskAddress();
  const offers = useMarketOffers();
  const shown = isYear(useParams()['item']) ? 'year' : 'quarter';
  if (!staff) return null;
  const { weeks: stored, goods, missing } = staff.marketNumbers;
  const today = dayAt(now);
  const weeks = stored.map((week) => weekFigures(week, today));
  const [first] = weeks;
  // What the market does not have is shown while some week had it (ADR 157).
  const has: Readonly<Record<(typeof PLOTS)[number]['name'], boolean>> = {
    sales: true,
    baskets: offers.baskets || weeks.some((week) => BASKETS.some((figure) => week[figure] > 0)),
    members: offers.membership || weeks.some((week) => MEMBERS.some((figure) => week[figure] > 0)),
  };
  const shortName = (day: string) => {
    const { number, month } = dayParts(day, locale, 'short');
    return locale === 'fr' ? `${number} ${month}` : `${month} ${number}`;
  };
  const formatOf = (figure: Figure) => (value: number) =>
    isMoney(figure) ? formatCents(value) : formatCount(value, locale);
  const download = () =>
    saveFile(
      `${t('desk_numbers.file', { from: first?.start })}.csv`,
      spreadsheetText(locale, numbersFile(t, locale, weeks)),
      'text/csv;charset=utf-8',
    );
  return (
    <>
      <DeskHead title={t('desk_numbers.title')} under={t('desk_numbers.under')}>
        {first && (
          <>
            <Button variant="outlined" className={styles.screen} onClick={() => window.print()}>
              {t('desk_accounting.print')}
            </Button>
            <Button variant="outlined" className={styles.screen} icon={downloadIcon} onClick={download}>
              {t('desk_accounting.csv')}
            </Button>
          </>
        )}
      </DeskHead>
      <nav className={classNames(accounting.choice, styles.screen)} aria-label={t('desk_numbers.span')}>
        {(['quarter', 'year'] as const).map((span) => (
          <Button
            key={span}
            variant={span === shown ? 'primary' : 'outlined'}
            aria-current={span === shown ? 'true' : undefined}
            href={span === 'year' ? address('numbers', YEAR[locale]) : address('numbers')}
          >
            {t(`desk_numbers.${span}`)}
          </Button>
        ))}
      </nav>
      {first ? (
        <div className={styles.sections}>
          {PLOTS.filter(({ name }) => has[name]).map(({ name, plots, figures }) => (
            <DeskPanel key={name} title={t(`desk_numbers.${name}`)}>
              <div className={plots.length === 1 ? styles.plotted : undefined}>
                <div className={styles.plots}>
                  {plots.map((figure) => (
                    <WeekPlot
                      key={figure}
                      title={t(`desk_numbers.${PLOT_NAMES[figure]}`)}
                      format={formatOf(figure)}
                      formatTick={isMoney(figure) ? wholeDollars : formatOf(figure)}
                      weeks={weeks.map((week) => ({
                        key: week.start,
                        name: shortName(week.start),
                        value: week[figure],
                        state: week.state,
                      }))}
                    />
                  ))}
                </div>
                <WeeksTable name={t(`desk_numbers.${name}`)} figures={figures} weeks={weeks} />
              </div>
            </DeskPanel>
          ))}
          <div className={styles.beside}>
            <DeskPanel title={t('desk_numbers.goods')}>
              <RankTable
                label={t('desk_numbers.goods')}
                head={t('desk_numbers.product')}
                rows={goods.map(({ productName, sellerName, units, amount }) => ({
                  key: `${sellerName} ${productName}`,
                  name: productName,
                  note: sellerName,
                  units,
                  amount,
                }))}
              />
            </DeskPanel>
            <DeskPanel title={t('desk_numbers.missing')}>
              {missing.length === 0 ? (
                <p>{t('desk_numbers.missing_none')}</p>
              ) : (
                <RankTable
                  label={t('desk_numbers.missing')}
                  head={t('desk_numbers.producer')}
                  rows={missing.map(({ sellerName, units, amount }) => ({
                    key: sellerName,
                    name: sellerName,
                    units,
                    amount,
                  }))}
                />
              )}
            </DeskPanel>
          </div>
        </div>
      ) : (
        <EmptyState title={t('desk_numbers.none')} />
      )}
    </>
  );
}
