import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useSlipsViewQuery } from '#generated/hooks/useSlipsViewQuery.ts';
import SlipsViewQueryNode, { type SlipsViewQuery } from '#generated/relay/SlipsViewQuery.graphql.ts';
import { formatDay } from '#rules/dates.ts';
import { formatCount } from '#rules/numbers.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { browserLoader } from '../../shared/relay/route.ts';
import { Disclosure } from '../../shared/ui/Disclosure.tsx';
import { parseWeekParam } from '../frame/deskAddress.ts';
import { DeskHead } from '../frame/DeskLayout.tsx';
import { DeskTable } from '../frame/DeskTable.tsx';
import { useOpenUntil, WeekChoice } from '../frame/WeekChoice.tsx';
import { SlipRow } from './SlipRow.tsx';
import styles from './SlipsView.module.css';

/** The week whose Friday the address contains, else the one that closed last. */
export const loader = browserLoader<SlipsViewQuery>(SlipsViewQueryNode, ({ item }) => {
  const startDate = parseWeekParam(item);
  return { startDate, period: startDate && `per_${startDate.replaceAll('-', '')}` };
});

graphql`
  query SlipsViewQuery($startDate: Date, $period: ID) {
    staff {
      periods {
        startDate
      }
      packingWeek(startDate: $startDate) {
        period {
          startDate
          deliveryDay
          closesAt
        }
      }
      slipContacts(period: $period) {
        id
        units
        seller {
          contactEmail
        }
        mails {
          status
        }
        ...SlipRow_contact
      }
    }
  }
`;

/** What producers are to bring for a week: what was mailed to whom, and whose address is missing. */
export function SlipsView({ reference }: { reference: PreloadedQuery<SlipsViewQuery> }) {
  const { staff } = useSlipsViewQuery(reference);
  const openUntil = useOpenUntil(staff?.packingWeek.period.closesAt);
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  if (!staff) return null;
  const { packingWeek, periods, slipContacts: contacts } = staff;
  const { startDate, deliveryDay } = packingWeek.period;
  const shown = contacts.filter(({ units, mails }) => units > 0 || mails.length > 0);
  const others = contacts.filter((contact) => !shown.includes(contact));
  const bringing = contacts.filter(({ units }) => units > 0);
  const mailed = bringing.filter(({ mails }) => mails.some(({ status }) => status !== 'failed'));
  const missing = bringing.filter(({ seller }) => seller.contactEmail === null);
  const counted = (list: readonly unknown[]) => ({ count: list.length, n: formatCount(list.length, locale) });
  const table = (list: typeof contacts) => (
    <DeskTable
      label={t('desk_slips.list')}
      columns={[
        t('desk_slips.producer'),
        { amount: t('desk_slips.units') },
        t('desk_slips.address'),
        t('desk_slips.sent'),
        t('desk_slips.actions'),
      ]}
    >
      {list.map((contact) => (
        <SlipRow key={contact.id} contact={contact} />
      ))}
    </DeskTable>
  );
  return (
    <>
      <DeskHead
        title={t('desk_slips.title', { day: formatDay(deliveryDay, locale, now) })}
        under={t('desk_slips.under')}
      >
        <WeekChoice view="slips" week={startDate} weeks={periods.map(({ startDate: friday }) => friday)} />
      </DeskHead>
      <div className={styles.view}>
        <p className={styles.sum}>
          {openUntil && (
            <>{t(bringing.length > 0 ? 'desk_slips.open_so_far' : 'desk_slips.open', { closing: openUntil })} </>
          )}
          {(!openUntil || bringing.length > 0) && t('desk_slips.sum', counted(bringing))}
          {bringing.length > 0 && <> {t('desk_slips.mailed', counted(mailed))}</>}
          {missing.length > 0 && <> {t('desk_slips.missing', counted(missing))}</>}
        </p>
        {shown.length > 0 && table(shown)}
        {others.length > 0 && <Disclosure title={t('desk_slips.others', counted(others))}>{table(others)}</Disclosure>}
      </div>
    </>
  );
}
