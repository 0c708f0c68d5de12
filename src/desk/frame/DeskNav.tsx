import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { matchPath, useLocation, useNavigation, useParams } from 'react-router';
import type { DeskNav_staff$key } from '#generated/relay/DeskNav_staff.graphql.ts';
import { addresses, addressOf } from '#rules/addresses.ts';
import type { DeskRole } from '#rules/deskRoles.ts';
import { nameLines } from '#rules/marketIdentity.ts';
import { formatCount } from '#rules/numbers.ts';
import { usePageSettings } from '../../shared/browser/pageSettings.ts';
import { storeLanguage } from '../../shared/i18n/storedLanguage.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { useAddress } from '../../shared/routing/useAddress.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import {
  articleIcon,
  calendarBlankIcon,
  calculatorIcon,
  calendarCheckIcon,
  chartBarIcon,
  carrotIcon,
  clockIcon,
  envelopeSimpleIcon,
  globeIcon,
  handCoinsIcon,
  handIcon,
  handshakeIcon,
  listChecksIcon,
  listIcon,
  megaphoneSimpleIcon,
  packageIcon,
  receiptIcon,
  recycleIcon,
  truckIcon,
  usersIcon,
} from '../../shared/ui/icons.ts';
import { MarketMark } from '../../shared/ui/MarketMark.tsx';
import { UiLink } from '../../shared/ui/UiLink.tsx';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx';
import { deskTwin, useDeskAddress } from './deskAddress.ts';
import { saveDeskMemory } from './deskMemory.ts';
import styles from './DeskNav.module.css';
import { deskParts } from './deskParts.ts';
import { deskRoleOf } from './deskRole.ts';
import { deskViewNames, isOpenTo, viewAt, type DeskViewName } from './deskViews.ts';
import { ShiftName } from './ShiftName.tsx';
import { useTaskCountsRefresh } from './taskCounts.ts';

const fragment = graphql`
  fragment DeskNav_staff on Staff {
    name
    role
    tasks {
      toPack
      toReceive
      toHandOver
      missing
      failedJobs
      problems
      proposals
    }
  }
`;

const icons: Record<DeskViewName, string> = {
  week: calendarBlankIcon,
  orders: receiptIcon,
  receiving: packageIcon,
  packing: listChecksIcon,
  handover: handIcon,
  deposits: recycleIcon,
  customers: usersIcon,
  messages: envelopeSimpleIcon,
  slips: truckIcon,
  proposals: handshakeIcon,
  producers: handCoinsIcon,
  sales: calculatorIcon,
  numbers: chartBarIcon,
  catalogue: carrotIcon,
  calendar: calendarCheckIcon,
  texts: articleIcon,
  information: megaphoneSimpleIcon,
  clock: clockIcon,
};

const COUNTED = ['week', 'orders', 'receiving', 'packing', 'handover', 'proposals', 'clock'] as const;
type CountedView = (typeof COUNTED)[number];
const isCounted = (view: DeskViewName): view is CountedView => COUNTED.some((counted) => counted === view);

/** The number of tasks behind a link, with words for screen readers; renders nothing without any. */
function TaskBadge({ view, count }: { view: CountedView; count: number }) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (count === 0) return null;
  const n = formatCount(count, locale);
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{n}</span>
      <VisuallyHidden>{t(`desk.waiting.${view}`, { count, n })}</VisuallyHidden>
    </span>
  );
}

type Props = {
  /** Null: not loaded yet, or not available, as in a hall without network. */
  staff: DeskNav_staff$key | null;
  /** The staff member's name stored on this device, shown until it is loaded. */
  cachedName?: string;
  role?: DeskRole;
};

/**
 * The desk's navigation, and who works here: beside the view from 1024 px on, above it and folded below that. This
 * device stores the name and role for use offline.
 */
export function DeskNav({ staff, cachedName = '', role: cachedRole = 'manager' }: Props) {
  const { t } = useTranslation();
  const data = useFragment(fragment, staff);
  const name = data?.name ?? cachedName;
  const role = data ? deskRoleOf(data.role) : cachedRole;
  const isLoaded = data !== null;
  useTaskCountsRefresh(isLoaded);
  useEffect(() => {
    if (!isLoaded) return;
    saveDeskMemory('reader', name);
    saveDeskMemory('role', role);
  }, [isLoaded, name, role]);
  // A view's response may arrive without the frame's: the counts are unknown then, and not shown.
  const tasks = {
    week: data?.tasks?.problems,
    // Only managers give money back for missing items.
    orders: role === 'manager' ? data?.tasks?.missing : 0,
    receiving: data?.tasks?.toReceive,
    packing: data?.tasks?.toPack,
    handover: data?.tasks?.toHandOver,
    // Volunteers have no access to them.
    proposals: role === 'manager' ? data?.tasks?.proposals : 0,
    clock: data?.tasks?.failedJobs,
  };
  const params = useParams();
  const [open, setOpen] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const address = useAddress();
  const deskAddress = useDeskAddress();
  const { market, imageBase } = usePageSettings();
  const current = viewAt(params);
  const locale = useLocale();
  const otherLocale = locale === 'fr' ? 'en' : 'fr';
  // On a low screen the list scrolls beside the page.
  useEffect(() => {
    const link = bar.current?.querySelector<HTMLElement>('[aria-current]');
    if (!bar.current || !link) return;
    const end = link.offsetTop + link.offsetHeight - bar.current.clientHeight;
    if (end > bar.current.scrollTop) bar.current.scrollTop = end + 12;
  }, [current]);
  // A loading view is named before its data have arrived.
  const location = useLocation();
  const { pathname, search } = useNavigation().location ?? location;
  const twin = deskTwin(locale, matchPath(addresses.desk[locale], pathname)?.params ?? params);
  return (
    <nav ref={bar} className={styles.nav} aria-label={t('desk.nav')} data-open={open || undefined}>
      <a href="#view" className={styles.skip}>
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
          <div className={styles.staff}>
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
      <ul className={styles.links}>
        {deskViewNames
          .filter((viewName) => viewName in deskParts && isOpenTo(role, viewName))
          .map((viewName) => (
            <li key={viewName}>
              <UiLink
                href={deskAddress(viewName)}
                className={styles.link}
                aria-current={viewName === current ? 'page' : undefined}
                onClick={() => setOpen(false)}
              >
                <Icon of={icons[viewName]} />
                {t(`desk.views.${viewName}`)}
                {isCounted(viewName) && <TaskBadge view={viewName} count={tasks[viewName] ?? 0} />}
              </UiLink>
            </li>
          ))}
        <li className={styles.out}>
          {/* A full load: what was changed here may have opened or paused the market. */}
          <UiLink href={address('home')} className={styles.link} fullLoad>
            {t('desk.to_market')}
          </UiLink>
        </li>
        <li>
          {/* A full load, so that no text of this language stays. */}
          <a
            href={addressOf('desk', otherLocale, twin) + search}
            hrefLang={otherLocale}
            lang={otherLocale}
            className={styles.link}
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
