import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, type PreloadedQuery } from 'react-relay';
import type { CartScreenQuery } from '#generated/relay/CartScreenQuery.graphql.ts';
import type { ContentStep_cart$key } from '#generated/relay/ContentStep_cart.graphql.ts';
import type { ContentStep_user$key } from '#generated/relay/ContentStep_user.graphql.ts';
import type { ReusableBox_market$key } from '#generated/relay/ReusableBox_market.graphql.ts';
import { ALLERGIES_MAX_LENGTH } from '#rules/allergies.ts';
import { NOTE_MAX_LENGTH } from '#rules/constants.ts';
import { CartLines } from '../../cart/CartLines.tsx';
import { UnsurePanel } from '../../cart/UnsurePanel.tsx';
import { useHydrated } from '../../shared/relay/hydrated.ts';
import { useAddress } from '../../shared/routing/useAddress.ts';
import { TextArea } from '../../shared/ui/TextArea.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { TextLink } from '../../shared/ui/TextLink.tsx';
import { AutoClose } from './AutoClose.tsx';
import { AutoCloseRefusal } from './AutoCloseRefusal.tsx';
import styles from './ContentStep.module.css';
import { ExpressBlocks } from './ExpressBlocks.tsx';
import { LeftOut } from './LeftOut.tsx';
import { ReusableBox } from './ReusableBox.tsx';
import type { useSaveContent } from './useSaveContent.ts';
import { useTextsAwaited } from './useTextsAwaited.ts';

const fragment = graphql`
  fragment ContentStep_cart on Cart {
    fromStorage
    ...CartLines_cart
    ...UnsurePanel_cart
    ...AutoClose_cart
    ...AutoCloseRefusal_cart
    ...ReusableBox_cart
    ...ExpressBlocks_cart
    ...LeftOut_cart
  }
`;
const userFragment = graphql`
  fragment ContentStep_user on User {
    allergies
    ...AutoClose_user
    ...savedAddress_user
    ...ReusableBox_user
  }
`;

type Props = {
  cart: ContentStep_cart$key;
  /** Null: not signed in. */
  user: ContentStep_user$key | null;
  /** When the week closes. */
  closesAt: string;
  market: ReusableBox_market$key;
  content: Pick<ReturnType<typeof useSaveContent>, 'note' | 'allergies' | 'writeNote' | 'writeAllergies'>;
  /** The cart whose texts are still to come: what was typed before would replace them. Null: they are there. */
  textsFrom: PreloadedQuery<CartScreenQuery> | null;
};

/**
 * Step 1: the lines, those to confirm, the box, whether the closing buys it, and note and allergies, which are kept across
 * steps (F-084, F-092).
 */
export function ContentStep({ cart: key, user: userKey, closesAt, market, content, textsFrom }: Props) {
  const { t } = useTranslation();
  const address = useAddress();
  const cart = useFragment(fragment, key);
  const user = useFragment(userFragment, userKey);
  const home = useRef<HTMLDivElement>(null);
  // Hydration would remove what was typed before it.
  const areTextsAwaited = useTextsAwaited(textsFrom);
  const isOpen = useHydrated() && !areTextsAwaited;
  return (
    <div ref={home} tabIndex={-1} className={styles.step}>
      <LeftOut cart={cart} />
      <ExpressBlocks cart={cart} onLeave={() => home.current?.focus({ preventScroll: true })} />
      <CartLines cart={cart} label={t('cart.yours')} home={home} />
      <AutoCloseRefusal cart={cart} user={user ?? null} />
      <UnsurePanel cart={cart} home={home} />
      {!cart.fromStorage && <ReusableBox cart={cart} market={market} user={user ?? null} />}
      {user && !cart.fromStorage && <AutoClose cart={cart} user={user} closesAt={closesAt} />}
      <TextArea
        label={t('checkout.note')}
        mark={t('checkout.optional')}
        placeholder={t('checkout.note_example')}
        maxLength={NOTE_MAX_LENGTH}
        autoComplete="off"
        readOnly={!isOpen}
        value={content.note}
        onChange={(event) => content.writeNote(event.target.value)}
      />
      {user ? (
        <p className={styles.allergies}>
          {user.allergies ? t('checkout.allergies_yours', { allergies: user.allergies }) : t('checkout.allergies_none')}{' '}
          <TextLink href={address('account')}>{t('checkout.allergies_change')}</TextLink>
        </p>
      ) : (
        <TextField
          label={t('checkout.allergies')}
          mark={t('checkout.optional')}
          hint={t('checkout.allergies_hint')}
          autoComplete="off"
          maxLength={ALLERGIES_MAX_LENGTH}
          readOnly={!isOpen}
          value={content.allergies}
          onChange={(event) => content.writeAllergies(event.target.value)}
        />
      )}
    </div>
  );
}
