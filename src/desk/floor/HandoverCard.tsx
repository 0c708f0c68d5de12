import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isLineSettled } from '#rules/lineStatus.ts';
import { formatCents } from '#rules/money.ts';
import { stepsToHandOver, ORDER_STATUSES } from '#rules/orderStatus.ts';
import { OrderStatusTag } from '../../orders/OrderStatusTag.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { DoneMark } from '../../shared/ui/DoneMark.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { TextLink } from '../../shared/ui/TextLink.tsx';
import { CustomerNotes } from '../frame/CustomerNotes.tsx';
import { useDeskAddress } from '../frame/deskAddress.ts';
import { CashReceipt } from './CashReceipt.tsx';
import { ContainerReturn } from './ContainerReturn.tsx';
import { HandOverButton } from './HandOverButton.tsx';
import styles from './HandoverCard.module.css';
import { isReadyToHandOver } from './handovers.ts';
import { isEmptySheet, stopText, TEMPERATURES, type PickLine, type PickSheet } from './pickList.ts';
import type { ContainerCounts } from './useContainerCounts.ts';

type Props = {
  sheet: PickSheet;
  counts: ContainerCounts;
  isDone: boolean;
  onHandOver: (unpaid?: number) => void;
  onClose: () => void;
};

function Line({
  line: { quantity, missing, product, variant, status, replaced = 0, replacedBy = null },
}: {
  line: PickLine;
}) {
  const { t } = useTranslation();
  return (
    <li className={styles.line} data-missing={missing > 0 || undefined}>
      <span className={styles.amount}>{`${missing < quantity ? quantity - missing : quantity}\u202F×`}</span>
      <span>
        {product}
        {variant && <span className={styles.quiet}>{`, ${variant}`}</span>}
        {!isLineSettled({ status, quantity }) && (
          <span className={styles.quiet}>{` (${t(`desk.line.${status}`)})`}</span>
        )}
        {replacedBy !== null && <b>{` (${t('desk_lists.replaced_by', { name: replacedBy, units: replaced })})`}</b>}
        {status === 'missing' && <b>{` (${t('desk_lists.missing')})`}</b>}
        {status !== 'missing' && missing > 0 && <b>{` (${t('desk_lists.short_of', { missing, count: quantity })})`}</b>}
      </span>
    </li>
  );
}

/**
 * Everything needed while one crate is handed over. It stays until the next one is chosen: what is under it is not what a
 * second press was meant for.
 */
export function HandoverCard({ sheet, counts, isDone, onHandOver, onClose }: Props) {
  const headingId = useId();
  const { t } = useTranslation();
  const address = useDeskAddress();
  const { code, number, customer, phone, address: stop, outsideZone, status, lines, box, deposit, owed } = sheet;
  const { due = 0, byLink = false } = sheet;
  const heading = useRef<HTMLHeadingElement>(null);
  // At first, and when the button that had the focus is gone.
  useEffect(() => {
    if (!isDone || document.activeElement === document.body) heading.current?.focus();
  }, [isDone]);
  const knownStatus = ORDER_STATUSES.find((one) => one === status);
  const canHandOver =
    knownStatus !== undefined && stepsToHandOver(knownStatus, sheet.place.delivers ? 'ship' : 'pickup').length > 0;
  const openCount = lines.filter((line) => !isLineSettled(line)).length;
  return (
    <section aria-labelledby={headingId} className={styles.card}>
      <div className={styles.head}>
        <h2 id={headingId} ref={heading} tabIndex={-1} className={styles.title}>
          <span className={styles.code}>{code}</span> {customer}
        </h2>
        <p className={styles.facts}>
          <TextLink standalone href={address('orders', String(number))}>
            {t('desk_handover.order', { number })}
          </TextLink>
          {phone && (
            <TextLink standalone href={`tel:${phone}`}>
              {phone}
            </TextLink>
          )}
          {status !== 'fulfilled' && <OrderStatusTag status={status} due={due} byLink={byLink} />}
        </p>
        {stop && (
          <p className={styles.stop}>
            {`${stop.recipient}, ${stopText(stop, null)}`}
            {outsideZone && <b> {t('desk_lists.outside')}</b>}
          </p>
        )}
      </div>
      <CustomerNotes order={sheet} styles={styles} />
      {lines.some((line) => line.alcohol) && <p className={styles.warning}>{t('desk_handover.check_age')}</p>}
      <ul className={styles.lines}>
        {TEMPERATURES.flatMap((temperature) => lines.filter((line) => line.temperature === temperature)).map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      <dl className={styles.sums}>
        {box !== 'none' && (
          <div>
            <dt>{t('desk_handover.box')}</dt>
            <dd>{t(`desk_lists.box.${box}`)}</dd>
          </div>
        )}
        {deposit > 0 && (
          <div>
            <dt>{t('desk_handover.deposit')}</dt>
            <dd>{formatCents(deposit)}</dd>
          </div>
        )}
        {owed > 0 && (
          <div className={styles.owed}>
            <dt>{t('desk_handover.owed')}</dt>
            <dd>{formatCents(owed)}</dd>
          </div>
        )}
        {due > 0 && (
          <div className={styles.due}>
            <dt>{t(byLink ? 'received.link_due' : 'received.cash_due')}</dt>
            <dd>{formatCents(due)}</dd>
          </div>
        )}
      </dl>
      {isEmptySheet(sheet) && (
        <Notice kind="info" title={t('desk_lists.nothing_comes')}>
          <p>{t(due > 0 ? 'desk_cash.nothing_comes' : 'desk_handover.nothing_comes')}</p>
        </Notice>
      )}
      {!isDone && canHandOver && openCount > 0 && (
        <Notice kind="info">
          <p>{t('desk_handover.open_lines', { count: openCount })}</p>
          <TextLink standalone href={address('packing')}>
            {t('desk.views.packing')}
          </TextLink>
        </Notice>
      )}
      <div className={styles.actions}>
        {isDone ? (
          <DoneMark size="l">{t('desk_handover.gone')}</DoneMark>
        ) : (
          canHandOver &&
          !isEmptySheet(sheet) && (
            <HandOverButton
              due={due}
              slot={sheet.slot}
              place={sheet.place.name}
              disabled={!isReadyToHandOver(sheet)}
              text={t('desk_handover.hand_over', { code })}
              onHandOver={onHandOver}
            />
          )
        )}
        <CashReceipt order={sheet.id} due={due} byLink={byLink} size="l" />
        <ContainerReturn sheet={sheet} counts={counts} />
        <Button size="s" variant="text" onClick={onClose}>
          {t('desk_handover.back')}
        </Button>
      </div>
    </section>
  );
}
