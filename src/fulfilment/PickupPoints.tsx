import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { PickupPoints_query$key } from '#generated/relay/PickupPoints_query.graphql.ts';
import type { slotText_slot$key } from '#generated/relay/slotText_slot.graphql.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useMarketOffers } from '../shared/relay/marketOffers.ts';
import { ChoiceGroup, ChoiceRow } from '../shared/ui/ChoiceRow.tsx';
import { Tag } from '../shared/ui/Tag.tsx';
import { addressText } from './addressText.ts';
import styles from './PickupPoints.module.css';
import { slotParts } from './slotText.ts';

const fragment = graphql`
  fragment PickupPoints_query on Query {
    locations(filter: { ongoing: true }) {
      id
      name
      description
      storageOnly
      weekday
      address {
        ...addressText_address
      }
      nextSlot {
        ...slotText_slot
      }
      expressSlot {
        ...slotText_slot
      }
    }
  }
`;

type SlotProps = {
  slot: slotText_slot$key;
  /** For weekly deliveries: the weekday alone, of a slot on that day. */
  weekday: number | null | undefined;
  /** aside: day above hours, at the right of a row. line: in one line, under the row's text on a phone. stated: in one line. */
  shape: 'aside' | 'line' | 'stated';
};

function Slot({ slot, weekday, shape }: SlotProps) {
  const now = useNow();
  const { day, hours } = slotParts(slot, useLocale(), { now, weekday });
  return (
    <span className={styles[shape]}>
      <span className={styles.day}>{day}</span> <span className={styles.hours}>{hours}</span>
    </span>
  );
}

type Props = {
  points: PickupPoints_query$key;
  /** The chosen point; null: none. */
  value: string | null;
  onChange: (id: string) => void;
  /** Express: offers only points that hand out Express orders, at their Express hours (E32, E63). */
  fromStorage: boolean;
  /** For weekly deliveries: the weekday instead of the next date. */
  weekly?: boolean | undefined;
};

/**
 * The pickup points that serve the open week (F-104). A closed one, or one for Express only, stays visible and says so;
 * in Express only those that serve it. Where a market has one point and no delivery, it is selected automatically, once, and then stated:
 * nothing is left to choose.
 */
export function PickupPoints({ points, value, onChange, fromStorage, weekly }: Props) {
  const { t } = useTranslation();
  const { handover } = useMarketOffers();
  const { locations } = useFragment(fragment, points);
  const offered = locations
    .map(({ nextSlot, expressSlot, ...point }) => ({ ...point, slot: fromStorage ? expressSlot : nextSlot }))
    .filter(({ slot }) => slot || !fromStorage);
  const [first, ...others] = offered;
  const isServing = first?.slot && others.length === 0 && (fromStorage || !first.storageOnly);
  const only = handover === 'pickup' && isServing ? first.id : null;
  const wasPreset = useRef(false);
  useEffect(() => {
    if (only === null || only === value || wasPreset.current) return;
    wasPreset.current = true;
    onChange(only);
  }, [only, value, onChange]);
  if (fromStorage && offered.length === 0) return <p>{t('fulfilment.no_express_point')}</p>;
  if (first?.slot && only !== null && only === value)
    return (
      <div role="group" aria-label={t('fulfilment.points')} className={styles.only}>
        <p className={styles.name}>{first.name}</p>
        <Slot slot={first.slot} weekday={weekly ? first.weekday : null} shape="stated" />
        <p className={styles.hours}>
          {addressText(first.address)}. {first.description}
        </p>
      </div>
    );
  return (
    <ChoiceGroup legend={t('fulfilment.points')} legendHidden value={value} onChange={onChange}>
      {offered.map(({ id, name, description, address, storageOnly, weekday, slot }) => {
        const isExpressOnly = storageOnly && !fromStorage;
        const isClosed = !slot;
        return (
          <ChoiceRow
            key={id}
            value={id}
            title={name}
            detail={
              <>
                {addressText(address)}. {description}
                {slot && !isExpressOnly && <Slot slot={slot} weekday={weekly ? weekday : null} shape="line" />}
              </>
            }
            disabled={isExpressOnly || isClosed}
            aside={
              isExpressOnly || !slot ? (
                <Tag colour="gray">{t(isExpressOnly ? 'fulfilment.express_only' : 'fulfilment.closed')}</Tag>
              ) : (
                <Slot slot={slot} weekday={weekly ? weekday : null} shape="aside" />
              )
            }
          />
        );
      })}
    </ChoiceGroup>
  );
}
