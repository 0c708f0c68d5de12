import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useLocation } from 'react-router';
import { useStartTrialMutation } from '#generated/hooks/useStartTrialMutation.ts';
import type { MembershipOffer_cart$key } from '#generated/relay/MembershipOffer_cart.graphql.ts';
import type { MembershipOffer_user$key } from '#generated/relay/MembershipOffer_user.graphql.ts';
import { ACCOUNT_VIEW_NAMES } from '#rules/addresses.ts';
import { formatCents, type Cents } from '#rules/money.ts';
import { withTaxes } from '#rules/taxes.ts';
import { signInByPopup } from '../identity/signing.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useMarketOffers } from '../shared/relay/marketOffers.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Notice } from '../shared/ui/Notice.tsx';
import { retriableLazy } from '../shared/ui/retriableLazy.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
import { useBusy } from '../shared/ui/useBusy.ts';
import styles from './MembershipOffer.module.css';
import { useRaisedYear, yearTerms } from './useRaisedYear.ts';

/** For a price that rose meanwhile: the cart loads without it. */
const RaisedYearDialog = retriableLazy(() =>
  import('./RaisedYearDialog.tsx').then((module) => module.RaisedYearDialog),
);

graphql`
  mutation StartTrialMutation($price: Cents) {
    startTrial(price: $price) {
      cart {
        ...cartChange_cart
      }
      user {
        ...MembershipOffer_user
        ...MembershipSection_user
        ...RenewalBanner_user
      }
    }
  }
`;

const cartFragment = graphql`
  fragment MembershipOffer_cart on Cart {
    isSubscribed
    totals {
      fee
      gstRate
      pstRate
    }
  }
`;
const userFragment = graphql`
  fragment MembershipOffer_user on User {
    membership {
      __typename
    }
  }
`;

/** The offer is read in full where it was pressed, not from under a bar at the foot. */
const showInFull = (offer: HTMLElement | null): void => offer?.scrollIntoView({ block: 'nearest' });

type Props = {
  cart: MembershipOffer_cart$key;
  /** Of a year, in cents. */
  price: number;
  /** Null: not signed in. */
  user: MembershipOffer_user$key | null;
  /** The address requests it (view membre, F-095). */
  opened: boolean;
};

/**
 * How to avoid the order fee: a free first month, behind the link "remove the fee" (F-095, F-135). A guest is told that
 * it needs an account, with a link to sign in (F-136). Renders nothing for members, where no fee is due, and for former
 * members.
 */
export function MembershipOffer({ cart: cartKey, price: displayed, user: userKey, opened }: Props) {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const { pathname, search } = useLocation();
  const { membership: isOffered, trial, taxes: isTaxed } = useMarketOffers();
  const address = useAddress();
  const locale = useLocale();
  const cart = useFragment(cartFragment, cartKey);
  const user = useFragment(userFragment, userKey);
  const [startTrial] = useStartTrialMutation();
  const [busy, during] = useBusy();
  const year = useRaisedYear(displayed);
  const { price } = year;
  const taxes = { gst: cart.totals.gstRate, pst: cart.totals.pstRate };
  const [isOpen, setIsOpen] = useState(opened);
  const [isStarted, setIsStarted] = useState(false);
  // The store has the membership before the call has ended: without the sentence, what is below would jump up and down again.
  const hasStarted = isStarted || (busy !== null && Boolean(cart.isSubscribed || user?.membership));
  const startedMessage = useRef<HTMLParagraphElement>(null);
  // The pressed button disappears with the offer: focus goes to its result, which is read out.
  useEffect(() => {
    if (hasStarted) startedMessage.current?.focus({ preventScroll: true });
  }, [hasStarted]);
  if (hasStarted)
    return (
      <p ref={startedMessage} tabIndex={-1} className={styles.ask}>
        {t('membership.started')}
      </p>
    );
  if (!isOffered || cart.isSubscribed || user?.membership || (cart.totals.fee === 0 && !opened)) return null;
  if (!isOpen)
    return (
      <p className={styles.ask}>
        <TextLink standalone onClick={() => setIsOpen(true)}>
          {t('membership.remove_fee')}
        </TextLink>
      </p>
    );
  const start = async (at: Cents): Promise<void> =>
    during(async () => {
      const response = await startTrial({
        variables: { price: at },
        failureKey: 'errors.free_trial',
        onFailure: year.ask(start),
      });
      if (response) setIsStarted(true);
    });
  // The result is in the authentication state.
  const signIn = (signUp: boolean) =>
    void signInByPopup(environment, { target: pathname + search, signUp }).catch(() => undefined);
  return (
    <div ref={showInFull}>
      <Notice
        kind="butter"
        className={styles.offer}
        title={
          cart.totals.fee > 0 ? t('membership.offer', { fee: formatCents(cart.totals.fee) }) : t('membership.become')
        }
      >
        <p>
          {t(yearTerms(trial, isTaxed), {
            price: formatCents(price),
            total: formatCents(withTaxes(price, taxes)),
          })}
        </p>
        {user && !trial ? (
          <Button wide className={styles.go} href={address('account', { view: ACCOUNT_VIEW_NAMES.membership[locale] })}>
            {t('membership_page.none')}
          </Button>
        ) : user ? (
          <Button wide busy={busy !== null} className={styles.go} onClick={() => void start(price)}>
            {t('membership.start')}
          </Button>
        ) : (
          <>
            <p>{t('membership.validation')}</p>
            <Button wide className={styles.go} onClick={() => signIn(false)}>
              {t('checkout.sign_in')}
            </Button>
            <Button wide variant="text" onClick={() => signIn(true)}>
              {t('checkout.sign_up')}
            </Button>
          </>
        )}
        {year.raised && <RaisedYearDialog year={year} taxes={taxes} />}
      </Notice>
    </div>
  );
}
