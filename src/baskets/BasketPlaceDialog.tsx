import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useUpdateBasketMutation } from '../../__generated__/hooks/useUpdateBasketMutation.ts';
import type { BasketPlaceDialog_userBasket$key } from '../../__generated__/relay/BasketPlaceDialog_userBasket.graphql.ts';
import type { HomeDelivery_user$key } from '../../__generated__/relay/HomeDelivery_user.graphql.ts';
import type { PickupPoints_query$key } from '../../__generated__/relay/PickupPoints_query.graphql.ts';
import { announce } from '../shared/ui/announce.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Dialog } from '../shared/ui/Dialog.tsx';
import { BasketNote } from './BasketNote.tsx';
import styles from './BasketPlace.module.css';
import { BasketPlace } from './BasketPlace.tsx';
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
    next {
      slot {
        __typename
      }
    }
  }
`;

type Props = {
  basket: BasketPlaceDialog_userBasket$key;
  user: HomeDelivery_user$key;
  points: PickupPoints_query$key;
  onClose: () => void;
};

/** Changes destination and note of a subscription, from the next basket that is not fixed. */
export function BasketPlaceDialog({ basket: key, user, points, onClose }: Props) {
  const { t } = useTranslation();
  const { id, basket, location, shippingZone, note, next } = useFragment(fragment, key);
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
    const response = await update({
      variables: { id, input: { preferences: { ...(hasNewPlace && place), ...(hasNewNote && { note: text }) } } },
      failureKey: 'errors.basic_subscription',
    });
    if (!response) return;
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
          onChange={(next) => {
            setDraft(next);
            setIsPlaceMissing(false);
          }}
          onUnresolved={setIsUnresolved}
        />
        <p role="alert" className={styles.missing}>
          {isPlaceMissing && t('cart.no_place')}
        </p>
        <BasketNote value={text} onChange={setText} />
        <Button type="submit" busy={saving}>
          {t('account.save')}
        </Button>
      </form>
    </Dialog>
  );
}
