import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useUpdateBasketMutation } from '#generated/hooks/useUpdateBasketMutation.ts';
import type { BasketPlaceDialog_userBasket$key } from '#generated/relay/BasketPlaceDialog_userBasket.graphql.ts';
import type { HomeDelivery_user$key } from '#generated/relay/HomeDelivery_user.graphql.ts';
import type { PickupPoints_query$key } from '#generated/relay/PickupPoints_query.graphql.ts';
import { formatCents } from '#rules/money.ts';
import { check, z } from '../shared/forms/formSchema.ts';
import { useMarketForm } from '../shared/forms/useMarketForm.ts';
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
import type { SubscriptionPlace } from './useSubscribe.ts';

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
        ...wholeObjects_slot @relay(mask: false)
      }
    }
    ...FixedBaskets_userBasket
  }
`;

/** isUnresolved: the typed postal code has no delivery. */
const schema = z.pipe(
  z
    .object({
      place: z.object({
        method: z.enum(['pickup', 'ship']),
        locationId: z.nullable(z.string()),
        shippingZoneId: z.nullable(z.string()),
      }),
      isUnresolved: z.boolean(),
      note: z.string(),
    })
    .check(
      check(({ place, isUnresolved }) => !isUnresolved && Boolean(placeOf(place)), 'cart.no_place', {
        path: ['place'],
      }),
    ),
  z.transform(({ place, note }) => ({ place: placeOf(place) as SubscriptionPlace, note })),
);

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
  const [initial] = useState({
    place: isClosed ? { ...saved, locationId: null, shippingZoneId: null } : saved,
    isUnresolved: false,
    note: note ?? '',
  });
  const form = useMarketForm({ schema, saved: initial });
  const { write } = form;
  const setIsUnresolved = useCallback((isUnresolved: boolean) => write('isUnresolved', isUnresolved), [write]);
  const [update] = useUpdateBasketMutation();

  const submit = form.submit(async ({ place, note: text }) => {
    const { method } = form.values.place;
    const hasNewPlace = method !== saved.method || JSON.stringify(place) !== JSON.stringify(placeOf(saved));
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
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('my_baskets.change_title', { name: basket.name })}
      closeLabel={t('labels.close')}
    >
      <form noValidate className={styles.form} onSubmit={submit}>
        <BasketPlace
          user={user}
          points={points}
          draft={form.values.place}
          zone={shippingZone ?? null}
          onChange={(changed) => {
            write('place', changed);
            fetchAt(placeOf(changed) || null);
          }}
          onUnresolved={setIsUnresolved}
        />
        <p role="alert" className={styles.missing}>
          {form.errorOf('place')}
        </p>
        <FixedBaskets basket={data} />
        <p role="status">
          {total !== null &&
            (total === agreedTotal
              ? t('my_baskets.each', { total: formatCents(total) })
              : t('my_baskets.each_changed', { total: formatCents(total), agreed: formatCents(agreedTotal) }))}
        </p>
        <BasketNote {...form.choice('note')} />
        <Button type="submit" busy={form.submitting}>
          {t('account.save')}
        </Button>
      </form>
    </Dialog>
  );
}
