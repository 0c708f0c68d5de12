import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useUpdateBasketMutation } from '#generated/hooks/useUpdateBasketMutation.ts';
import type { BasketPlaceDialog_userBasket$key } from '#generated/relay/BasketPlaceDialog_userBasket.graphql.ts';
import type { HomeDelivery_user$key } from '#generated/relay/HomeDelivery_user.graphql.ts';
import type { PickupPoints_query$key } from '#generated/relay/PickupPoints_query.graphql.ts';
import { formatCents } from '#rules/money.ts';
import { announce } from '../shared/ui/announce.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Dialog } from '../shared/ui/Dialog.tsx';
import { BasketNote } from './BasketNote.tsx';
import styles from './BasketPlace.module.css';
import { BasketPlace } from './BasketPlace.tsx';
import { useBasketTotal } from './basketTotal.ts';
import { FixedBaskets } from './FixedBaskets.tsx';
import { refreshBaskets } from './refreshBaskets.ts';
import { draftOf, placeOf } from './subscriptionDraft.ts';

const fragment = graphql`
  fragment BasketPlaceDialog_userBasket on UserBasket {
    id
    note
    basket {
      name
    }
    location {
      id
    }
    shippingZone {
      id
      ...ZoneRow_zone
    }
    agreedTotal
    next {
      period {
        id
      }
      slot {
        __typename
      }
    }
    ...FixedBaskets_userBasket
  }
`;

type Props = {
  basket: BasketPlaceDialog_userBasket$key;
  user: HomeDelivery_user$key;
  points: PickupPoints_query$key;
  onClose: () => void;
};

/**
 * Changes destination and note of a subscription, from the next basket that is not fixed, for the displayed total (E69).
 * Those that are fixed are named, also when one was fixed since and the change is refused.
 */
export function BasketPlaceDialog({ basket: key, user, points, onClose }: Props) {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const data = useFragment(fragment, key);
  const { id, basket, location, shippingZone, note, agreedTotal, next } = data;
  const { total, fetchAt } = useBasketTotal(id);
  const saved = draftOf(location?.id ?? null, shippingZone?.id ?? null);
  // A place that does not serve the next basket is none.
  const isClosed = next !== null && next !== undefined && !next.slot;
  const [draft, setDraft] = useState(isClosed ? { ...saved, locationId: null, shippingZoneId: null } : saved);
  const [text, setText] = useState(note ?? '');
  const [isUnresolved, setIsUnresolved] = useState(false);
  const [isPlaceMissing, setIsPlaceMissing] = useState(false);
  const [update, saving] = useUpdateBasketMutation();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const place = placeOf(draft);
    if (!place || isUnresolved) return setIsPlaceMissing(true);
    const hasNewPlace = draft.method !== saved.method || JSON.stringify(place) !== JSON.stringify(placeOf(saved));
    const hasNewNote = text.trim() !== (note ?? '');
    if (!hasNewPlace && !hasNewNote) return onClose();
    const agreement = hasNewPlace ? { from: next?.period.id, total } : {};
    const preferences = { ...(hasNewPlace && place), ...(hasNewNote && { note: text }) };
    const response = await update({
      variables: { id, input: { preferences, ...agreement } },
      failureKey: 'errors.basic_subscription',
    });
    if (!response) {
      if (hasNewPlace) fetchAt(place);
      return void (await refreshBaskets(environment));
    }
    announce(t('my_baskets.saved'));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('my_baskets.change_title', { name: basket.name })}
      closeLabel={t('labels.close')}
    >
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <BasketPlace
          user={user}
          points={points}
          draft={draft}
          zone={shippingZone ?? null}
          onChange={(changed) => {
            setDraft(changed);
            setIsPlaceMissing(false);
            fetchAt(placeOf(changed) || null);
          }}
          onUnresolved={setIsUnresolved}
        />
        <p role="alert" className={styles.missing}>
          {isPlaceMissing && t('cart.no_place')}
        </p>
        <FixedBaskets basket={data} />
        <p role="status">
          {total !== null &&
            (total === agreedTotal
              ? t('my_baskets.each', { total: formatCents(total) })
              : t('my_baskets.each_changed', { total: formatCents(total), agreed: formatCents(agreedTotal) }))}
        </p>
        <BasketNote value={text} onChange={setText} />
        <Button type="submit" busy={saving}>
          {t('account.save')}
        </Button>
      </form>
    </Dialog>
  );
}
