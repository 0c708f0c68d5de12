import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatMoment, formatTimeRange } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { CustomerNotes } from '../frame/CustomerNotes.tsx';
import { articlesIn, stopText, TEMPERATURES, type PickLine, type PickSheet } from './pickList.ts';
import styles from './PickSheetPage.module.css';

function Tick({ children, done: isTicked = false }: { children: string; done?: boolean }) {
  return (
    <span className={styles.tick}>
      <span className={styles.square}>{isTicked && '✓'}</span>
      {children}
    </span>
  );
}

function Row({ line }: { line: PickLine }) {
  const { t } = useTranslation();
  const { replaced: units = 0, replacedBy } = line;
  const details = [
    line.seller,
    line.variant,
    ...(line.alcohol ? [t('desk_lists.of_age')] : []),
    ...(replacedBy ? [t('desk_lists.replaced_by', { name: replacedBy, units })] : []),
  ].join(', ');
  return (
    <tr className={styles.line}>
      <td>
        <span className={styles.square} />
      </td>
      <td className={styles.amount}>
        <b>{line.missing < line.quantity ? line.quantity - line.missing : line.quantity}</b>
        {'\u202F×'}
      </td>
      <td className={styles.name}>
        <b>{line.product}</b>
        <span>{details}</span>
      </td>
      <td className={styles.shelf}>{line.shelf}</td>
      <td className={styles.missing}>
        <Tick done={line.status === 'missing'}>
          {line.status === 'missing' || line.missing === 0
            ? t('desk_lists.missing')
            : t('desk_lists.short_of', { missing: line.missing, count: line.quantity })}
        </Tick>
      </td>
    </tr>
  );
}

type Repeated = { className: string | undefined; label: string; dense: boolean; children: ReactNode };
/** With more lines than this, an order is printed in single-line rows, so that it needs few pages. */
const ROOMY_LINES = 7;

/** A label repeated on each printed page: printers repeat only table heads. */
function RepeatedHead({ className, label, dense, children }: Repeated) {
  return (
    <article className={className} aria-label={label} data-dense={dense || undefined}>
      <table role="presentation" className={styles.pages}>
        <thead>
          <tr>
            <td className={styles.kind}>{label}</td>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{children}</td>
          </tr>
        </tbody>
      </table>
    </article>
  );
}

/**
 * One order to pack on a page of its own, letter size and black on white, without prices (design, feuille
 * d'assemblage) but with what is still to be paid in cash (ADR 169).
 */
export function PickSheetPage({ sheet, printedAt }: { sheet: PickSheet; printedAt: Date }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const { code, number, customer, place, slot, address, phone, box, outsideZone, due = 0, byLink = false } = sheet;
  const goodsLines = sheet.lines.filter((line) => !line.box);
  const groups = TEMPERATURES.map((temperature) => ({
    temperature,
    lines: goodsLines.filter((line) => line.temperature === temperature),
  })).filter(({ lines }) => lines.length > 0);
  return (
    <RepeatedHead
      className={styles.sheet}
      label={t('desk_lists.sheet_of', { code })}
      dense={goodsLines.length > ROOMY_LINES}
    >
      <header className={styles.head}>
        <div>
          <p className={styles.code}>{code}</p>
          <p>{t('desk_lists.order_of', { number, customer })}</p>
        </div>
        <div className={styles.where}>
          <p className={styles.place}>{place.name}</p>
          {slot && (
            <p
              className={styles.slot}
            >{`${formatDay(slot.from, locale, now)}, ${formatTimeRange(slot.from, slot.to, locale)}`}</p>
          )}
          <p>
            <b>{t('desk_lists.crates', { articles: t('desk_lists.articles', { count: articlesIn(goodsLines) }) })}</b>
          </p>
        </div>
      </header>
      {address && (
        <p className={styles.stop}>
          <b>{address.recipient}</b>
          {`, ${stopText(address, phone)}`}
          {outsideZone && <b> {t('desk_lists.outside')}</b>}
        </p>
      )}
      <CustomerNotes order={sheet} styles={styles} />
      {groups.map(({ temperature, lines }) => (
        <section key={temperature}>
          <h2 className={styles.group}>
            {t(`desk_lists.picked.${temperature}`)}
            <span>{` · ${t('desk_lists.articles', { count: articlesIn(lines) })}`}</span>
          </h2>
          <table className={styles.lines}>
            <tbody>
              {lines.map((line) => (
                <Row key={line.id} line={line} />
              ))}
            </tbody>
          </table>
        </section>
      ))}
      <footer className={styles.foot}>
        <div className={styles.ticks}>
          <Tick done={box === 'disposable'}>{t('desk_lists.box.disposable')}</Tick>
          <Tick>{t(box === 'lent' ? 'desk_lists.box.lent' : 'desk_lists.box.exchanged')}</Tick>
          {goodsLines.some((line) => line.alcohol) && <Tick>{t('desk_lists.age_checked')}</Tick>}
          {goodsLines.some((line) => line.temperature !== 'normal') && <Tick>{t('desk_lists.bag_closed')}</Tick>}
        </div>
        {due > 0 && (
          <p className={styles.due}>{t(byLink ? 'orders.due_by_link' : 'orders.due', { amount: formatCents(due) })}</p>
        )}
        <div className={styles.signatures}>
          <p>{t('desk_lists.packed_by')}</p>
          <p>{t('desk_lists.handed_by')}</p>
        </div>
        <p className={styles.printed}>{t('desk_lists.printed', { moment: formatMoment(printedAt, locale, null) })}</p>
      </footer>
    </RepeatedHead>
  );
}
