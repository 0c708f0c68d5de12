import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ContentStep_cart$key } from '#generated/relay/ContentStep_cart.graphql.ts';
import type { ContentStep_user$key } from '#generated/relay/ContentStep_user.graphql.ts';
import { ALLERGIES_MAX_LENGTH } from '#rules/allergies.ts';
import { NOTE_MAX_LENGTH } from '#rules/constants.ts';
import { CartLines } from '../../cart/CartLines.tsx';
import { UnsurePanel } from '../../cart/UnsurePanel.tsx';
import { AfterFirstPaint, useHydrated } from '../../shared/relay/hydrated.ts';
import { useAddress } from '../../shared/routing/useAddress.ts';
import { TextArea } from '../../shared/ui/TextArea.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { TextLink } from '../../shared/ui/TextLink.tsx';
import type { StepProps } from '../stepProps.ts';
import { AutoClose } from './AutoClose.tsx';
import { AutoCloseRefusal } from './AutoCloseRefusal.tsx';
import { CheckoutIssues } from './CheckoutIssues.tsx';
import styles from './ContentStep.module.css';
import { ExpressBlocks } from './ExpressBlocks.tsx';
import { LeftOut } from './LeftOut.tsx';
import { ReusableBox } from './ReusableBox.tsx';
import { useTextsLoading } from './useTextsLoading.ts';

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
    ...CheckoutIssues_cart
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

type Props = Omit<StepProps, 'cart' | 'user'> & { cart: ContentStep_cart$key; user: ContentStep_user$key | null };

/**
 * Step 1: what stops the order, the lines, those to confirm, the box, whether the closing buys it, and note and allergies, which are kept across
 * steps (F-084, F-092).
 */
export function ContentStep(props: Props) {
  const { cart: key, user: userKey, closesAt, market, textsFrom, texts, checkout } = props;
  const { t } = useTranslation();
  const address = useAddress();
  const cart = useFragment(fragment, key);
  const user = useFragment(userFragment, userKey);
  const home = useRef<HTMLDivElement>(null);
  // Hydration would remove what was typed before it.
  const areTextsLoading = useTextsLoading(textsFrom);
  const isOpen = useHydrated() && !areTextsLoading;
  return (
    <>
      <CheckoutIssues
        cart={cart}
        closesAt={closesAt}
        user={user ?? null}
        address={props.address}
        refusalIssues={checkout.issues}
        storedIssues={checkout.storedIssues}
        onAge={props.onAgeCheck}
        onAllFixed={props.focusHeading}
      />
      <div ref={home} tabIndex={-1} className={styles.step}>
        <LeftOut cart={cart} />
        <ExpressBlocks cart={cart} onLeave={() => home.current?.focus({ preventScroll: true })} />
        <CartLines cart={cart} label={t('cart.yours')} home={home} />
        <AfterFirstPaint>
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
            value={texts.note}
            onChange={(event) => texts.writeNote(event.target.value)}
          />
          {user ? (
            <p className={styles.allergies}>
              {!areTextsLoading &&
                (user.allergies
                  ? t('checkout.allergies_yours', { allergies: user.allergies })
                  : t('checkout.allergies_none'))}{' '}
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
              value={texts.allergies}
              onChange={(event) => texts.writeAllergies(event.target.value)}
            />
          )}
        </AfterFirstPaint>
      </div>
    </>
  );
}
