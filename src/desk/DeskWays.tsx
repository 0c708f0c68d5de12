import { useState } from 'react';
import { matchPath, useLocation, useNavigation, useParams } from 'react-router';
import { addresses, addressOf } from '../../rules/addresses.ts';
import type { DeskRole } from '../../rules/deskRoles.ts';
import { nameLines } from '../../rules/marketIdentity.ts';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { storeLanguage } from '../shared/i18n/storedLanguage.ts';
import { useLocale, useTranslation } from '../shared/i18n/translator.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import {
  calendarBlankIcon,
  carrotIcon,
  clockIcon,
  globeIcon,
  handIcon,
  listChecksIcon,
  listIcon,
  megaphoneSimpleIcon,
  packageIcon,
  receiptIcon,
  recycleIcon,
  usersIcon,
} from '../shared/ui/icons.ts';
import { MarketMark } from '../shared/ui/MarketMark.tsx';
import { UiLink } from '../shared/ui/UiLink.tsx';
import { deskTwin, useDeskAddress } from './deskAddress.ts';
import { deskParts } from './deskParts.ts';
import { deskViewNames, deskViewOf, isOpenTo, type DeskViewName } from './deskViews.ts';
import styles from './DeskWays.module.css';
import { ShiftName } from './ShiftName.tsx';
import { TaskBadge, type Waiting } from './TaskBadge.tsx';

const icons: Record<DeskViewName, string> = {
  week: calendarBlankIcon,
  orders: receiptIcon,
  receiving: packageIcon,
  packing: listChecksIcon,
  handover: handIcon,
  deposits: recycleIcon,
  customers: usersIcon,
  catalogue: carrotIcon,
  information: megaphoneSimpleIcon,
  clock: clockIcon,
};

type Props = { name: string; role: DeskRole; /** How much waits behind a way. */ waiting?: Waiting };

/**
 * The desk's navigation, and who works here (`name`): beside the view from 1024 px on, above it and folded below that.
 */
export function DeskWays({ name, role, waiting = {} }: Props) {
  const { t } = useTranslation();
  const { view, item } = useParams();
  const [open, setOpen] = useState(false);
  const address = useAddress();
  const deskAddress = useDeskAddress();
  const { market, imageBase } = usePageSettings();
  const current = deskViewOf(view);
  const locale = useLocale();
  const otherLocale = locale === 'fr' ? 'en' : 'fr';
  // A loading view is named before its data have arrived.
  const location = useLocation();
  const { pathname, search } = useNavigation().location ?? location;
  const twin = deskTwin(locale, matchPath(addresses.desk[locale], pathname)?.params ?? { view, item });
  return (
    <nav className={styles.nav} aria-label={t('desk.nav')} data-open={open || undefined}>
      <a href="#vue" className={styles.skip}>
        {t('desk.skip')}
      </a>
      <div className={styles.head}>
        <div className={styles.who}>
          <p className={styles.market}>
            <MarketMark market={market} imageBase={imageBase} />
            <span>
              {nameLines(market.name)[0]} <span className={styles.rest}>{nameLines(market.name)[1]}</span>
            </span>
          </p>
          <div className={styles.works}>
            <span>{t('desk.works', { name })}</span>
            <ShiftName />
          </div>
        </div>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-label={t('desk.menu')}
          onClick={() => setOpen(!open)}
        >
          <Icon of={listIcon} size={24} />
        </button>
      </div>
      <ul className={styles.ways}>
        {deskViewNames
          .filter((viewName) => viewName in deskParts && isOpenTo(role, viewName))
          .map((viewName) => (
            <li key={viewName}>
              <UiLink
                href={deskAddress(viewName)}
                className={styles.way}
                aria-current={viewName === current ? 'page' : undefined}
                onClick={() => setOpen(false)}
              >
                <Icon of={icons[viewName]} />
                {t(`desk.views.${viewName}`)}
                <TaskBadge view={viewName} waiting={waiting} />
              </UiLink>
            </li>
          ))}
        <li className={styles.out}>
          <UiLink href={address('home')} className={styles.way}>
            {t('desk.to_market')}
          </UiLink>
        </li>
        <li>
          {/* A full load, so that no text of this language stays. */}
          <a
            href={addressOf('desk', otherLocale, twin) + search}
            hrefLang={otherLocale}
            lang={otherLocale}
            className={styles.way}
            onClick={() => storeLanguage(otherLocale)}
          >
            <Icon of={globeIcon} />
            {t('shell.other_language')}
          </a>
        </li>
      </ul>
    </nav>
  );
}
