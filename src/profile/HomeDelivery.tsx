import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { HomeDelivery_user$data, HomeDelivery_user$key } from '#generated/relay/HomeDelivery_user.graphql.ts';
import { addressText } from '../fulfilment/addressText.ts';
import { PostalCodeField } from '../fulfilment/PostalCodeField.tsx';
import { ZoneRow } from '../fulfilment/ZoneRow.tsx';
import { useMarketOffers } from '../shared/relay/marketOffers.ts';
import { ChoiceGroup } from '../shared/ui/ChoiceRow.tsx';
import { packageIcon } from '../shared/ui/icons.ts';
import { Notice } from '../shared/ui/Notice.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
import { AddressLink } from './AddressLink.tsx';

const fragment = graphql`
  fragment HomeDelivery_user on User {
    shippingAddress {
      address {
        ...addressText_address
      }
      zones {
        id
        nextSlot {
          ...wholeObjects_slot @relay(mask: false)
        }
        expressSlot {
          ...wholeObjects_slot @relay(mask: false)
        }
        ...ZoneRow_zone
      }
    }
    ...savedAddress_user
  }
`;

type ZoneChoice = ComponentProps<typeof PostalCodeField>;
type Home = NonNullable<HomeDelivery_user$data['shippingAddress']>;

/** The zones of the address on file; the first open one is selected automatically, once, if another or none was. */
function HomeZones({
  home,
  value,
  onChoose,
  onPickup,
  onUnresolved,
  weekly,
  fromStorage,
}: ZoneChoice & { home: Home }) {
  const { t } = useTranslation();
  const { pickup } = useMarketOffers();
  const { zones } = home;
  const isServed = zones.some(({ id }) => id === value);
  const open = zones.find(({ nextSlot, expressSlot }) => (fromStorage ? expressSlot : nextSlot));
  const preset = isServed ? null : (open?.id ?? null);
  const presetZone = useRef<string | null>(null);
  useEffect(() => {
    if (preset === null || presetZone.current === preset) return;
    presetZone.current = preset;
    onChoose(preset);
  }, [preset, onChoose]);
  useEffect(() => onUnresolved(!isServed), [isServed, onUnresolved]);
  if (zones.length === 0)
    return (
      <p role="alert">
        {t('cart.no_delivery')}{' '}
        {pickup && (
          <>
            {t('fulfilment.pickup_free')}{' '}
            <TextLink tone="danger" onClick={onPickup}>
              {t('fulfilment.offer_pickup')}
            </TextLink>
          </>
        )}
      </p>
    );
  return (
    <ChoiceGroup legend={t('fulfilment.zones')} legendHidden value={value} onChange={onChoose}>
      {zones.map((zone) => (
        <ZoneRow key={zone.id} zone={zone} weekly={weekly} fromStorage={fromStorage} />
      ))}
    </ChoiceGroup>
  );
}

type Props = ZoneChoice & {
  /** Null: a guest, who enters their address on the payment page (E59). */
  user: HomeDelivery_user$key | null;
  /** The address was saved, or removed. */
  onAddress?: (() => void) | undefined;
  /** Between the zones and the address. */
  children?: ReactNode;
};

/**
 * Delivery to the address on file, in the zones that it is in; without an address zones are looked up by postal code,
 * and an address can be added here (F-108 to F-112). The market refuses a zone that the address is outside of.
 */
export function HomeDelivery({ user: key, onAddress, children, ...choice }: Props) {
  const { t } = useTranslation();
  const user = useFragment(fragment, key);
  const home = user?.shippingAddress ?? null;
  return (
    <>
      {home ? <HomeZones home={home} {...choice} /> : <PostalCodeField {...choice} />}
      {children}
      <Notice kind="sunken" icon={packageIcon}>
        <p>
          {user ? (
            <>
              {home
                ? t('checkout.address_known', { address: addressText(home.address) })
                : t('checkout.address_missing')}{' '}
              <AddressLink user={user} onSaved={onAddress}>
                {t(home ? 'checkout.address_change' : 'checkout.address_add')}
              </AddressLink>
            </>
          ) : (
            t('checkout.address_later')
          )}
        </p>
      </Notice>
    </>
  );
}
