import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OrderStops_order$key } from '#generated/relay/OrderStops_order.graphql.ts';
import { formatDay, formatTime } from '#rules/dates.ts';
import { ORDER_STATUSES } from '#rules/orderStatus.ts';
import { addressText } from '../fulfilment/addressText.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { classNames } from '../shared/ui/classNames.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import { checkIcon, packageIcon, pathIcon, plantIcon, storefrontIcon } from '../shared/ui/icons.ts';
import { Panel } from '../shared/ui/Panel.tsx';
import { VisuallyHidden } from '../shared/ui/VisuallyHidden.tsx';
import { unitsOf } from './orderFacts.ts';
import { stageOf, type Stop } from './orderStage.ts';
import styles from './OrderStops.module.css';

const fragment = graphql`
  fragment OrderStops_order on Order {
    status
    cash {
      __typename
    }
    nothingComes
    createdAt
    changeableUntil
    fromStorage
    outsideZone
    location {
      name
      address {
        ...addressText_address
      }
    }
    slot {
      ...wholeObjects_slot @relay(mask: false)
    }
    products {
      quantity
      reusableBox
      status
    }
  }
`;

const ICONS: Record<Stop, string> = {
  paid: checkIcon,
  producers: plantIcon,
  packing: packageIcon,
  ready: storefrontIcon,
  road: pathIcon,
};

/** An order's progress, in a sentence with its day and as stops; one that ended otherwise says so. */
export function OrderStops({ order }: { order: OrderStops_order$key }) {
  const headingId = useId();
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const data = useFragment(fragment, order);
  const { status, cash, nothingComes, createdAt, changeableUntil, fromStorage, outsideZone, location, slot } = data;
  const products = data.products.filter(({ quantity }) => quantity > 0);
  const knownStatus = ORDER_STATUSES.find((one) => one === status);
  const arrived = products.filter((line) => line.status === 'received' || line.status === 'packed');
  const packed = products.filter((line) => line.status === 'packed');
  const countUnits = (lines: typeof products) =>
    unitsOf(lines.map(({ quantity, reusableBox }) => ({ quantity, reusableBox })));
  const stage =
    knownStatus && !nothingComes
      ? stageOf({
          status: knownStatus,
          isPickup: Boolean(location),
          fromStorage,
          open: Boolean(changeableUntil && now.getTime() < new Date(changeableUntil).getTime()),
          arrived: arrived.length > 0,
        })
      : null;
  const timeSentence = outsideZone
    ? t('received.outside_zone')
    : slot &&
      t(location ? 'orders.next_pickup' : 'orders.next_delivery', {
        day: formatDay(slot.from, locale, now),
        time: formatTime(slot.from, locale),
      });
  const moment = (at: string) => `${formatDay(at, locale, now, 'short')}, ${formatTime(at, locale)}`;
  const current = stage?.stops[stage.at];
  const detail = (stop: Stop) => {
    if (stop === 'paid') return moment(createdAt);
    if (stop === 'packing')
      return stop === current && t('orders.packed_of', { count: countUnits(packed), of: countUnits(products) });
    return (stop === 'ready' || stop === 'road') && slot && moment(slot.from);
  };
  const sentence = current
    ? t(
        current === 'paid' && cash
          ? 'orders.cash.stage'
          : `orders.stage.${status === 'fulfilled' && current === 'packing' ? 'packed' : current}`,
      )
    : t(
        nothingComes
          ? 'orders.nothing_comes'
          : stage
            ? 'orders.stage.completed'
            : status === 'pending'
              ? 'orders.unpaid'
              : 'orders.stage.left',
      );
  return (
    <Panel as="section" ground="ciel" labelledBy={headingId} className={styles.stops}>
      <div>
        <h2 id={headingId} className={styles.sentence}>
          {sentence}
          {current && timeSentence && ` ${timeSentence.replace(/\.$/, '')}.`}
        </h2>
        {stage && location && (
          <p className={styles.place}>
            {location.name}, {addressText(location.address)}
          </p>
        )}
      </div>
      {stage && (
        <ol className={styles.link} aria-label={t('orders.way')}>
          {stage.stops.map((stop, index) => (
            <li
              key={stop}
              aria-current={stop === current ? 'step' : undefined}
              className={classNames(styles.stop, index < stage.at && styles.done, stop === current && styles.present)}
            >
              <span className={styles.mark}>
                <Icon of={index < stage.at ? checkIcon : ICONS[stop]} size={20} />
              </span>
              <span>
                <span className={styles.name}>
                  {t(stop === 'paid' && cash ? 'orders.cash.stop' : `orders.stop.${stop}`)}
                </span>
                {index < stage.at && <VisuallyHidden> ({t('orders.stop_done')})</VisuallyHidden>}
                <span className={styles.detail}>{detail(stop)}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
