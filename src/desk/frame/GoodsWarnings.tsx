import { useTranslation } from 'react-i18next';
import type { weekWarnings_query$key } from '#generated/relay/weekWarnings_query.graphql.ts';
import { formatTime, weekdayName } from '#rules/dates.ts';
import type { ServingPlace } from '#rules/goodsDays.ts';
import { momentName } from '#rules/weekDays.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { formatList } from '../../shared/i18n/wordLists.ts';
import { classNames } from '../../shared/ui/classNames.ts';
import notice from '../../shared/ui/Notice.module.css';
import { TextLink } from '../../shared/ui/TextLink.tsx';
import { useDeskAddress } from './deskAddress.ts';
import layout from './DeskLayout.module.css';
import { weekWarnings, type GoodsChange, type WeekWarning } from './weekWarnings.ts';

type Props = {
  query: weekWarnings_query$key;
  change?: GoodsChange;
  /** Shows only those of a place with this name. */
  only?: string;
  /** With links to where it is changed. */
  isLinked?: boolean;
  className?: string | undefined;
};

/** Where it is changed. */
const CHANGED_AT: readonly {
  view: 'information' | 'calendar';
  part: string;
  name: 'to_drop_off' | 'to_calendar';
  is: readonly WeekWarning['kind'][];
}[] = [
  { view: 'information', part: '#dropOff', name: 'to_drop_off', is: ['drop_off', 'early'] },
  { view: 'calendar', part: '', name: 'to_calendar', is: ['missing', 'early'] },
];

/*
 * Looks as a Notice, without its icon: with it the bundler gives the cart one more file of icons (tests/journeys/firstFiles).
 */
/** Where the market's week promises what cannot be: a warning, with the place and its day. Nothing if all fits. */
export function GoodsWarnings({ query, change, only, isLinked = false, className }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const address = useDeskAddress();
  const warnings = weekWarnings(query, change).filter(
    (warning) => only === undefined || ('name' in warning && warning.name === only),
  );
  const dayOf = ({ from, weekday }: ServingPlace) =>
    from === null ? weekdayName(weekday, locale) : momentName({ weekday, at: from }, locale);
  const late = (missing: WeekWarning['missing']) =>
    warnings.flatMap((warning) => (warning.kind === 'missing' && warning.missing === missing ? [warning] : []));
  const textOf = (warning: WeekWarning): string => {
    const { dropOff } = warning;
    const missing = momentName(warning.missing, locale);
    const until = dropOff && {
      drop_day: weekdayName(dropOff.weekday, locale),
      until: formatTime(dropOff.to, locale),
    };
    if (warning.kind === 'early') return t('desk_goods.early', { ...until, missing });
    if (warning.kind === 'drop_off')
      return t('desk_goods.drop_off', { ...until, place: warning.name, day: dayOf(warning) });
    const places = late(warning.missing).map((place) => `${place.name} (${dayOf(place)})`);
    return t('desk_goods.missing', { missing, places: formatList(places, 'and', locale) });
  };
  // The places of one evening are one line.
  const lines = [...new Set(warnings.map(textOf))];
  const links = CHANGED_AT.filter(({ is }) => warnings.some(({ kind }) => is.includes(kind)));
  return (
    <div aria-live="polite" className={className}>
      {lines.length > 0 && (
        <div className={classNames(notice.notice, notice.butter)} data-light="">
          <div className={notice.text}>
            <p className={notice.title}>{t('desk_goods.title')}</p>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {isLinked && (
              <p className={layout.named}>
                {links.map(({ view, part, name }) => (
                  <TextLink key={name} standalone href={`${address(view)}${part}`}>
                    {t(`desk_goods.${name}`)}
                  </TextLink>
                ))}
              </p>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
