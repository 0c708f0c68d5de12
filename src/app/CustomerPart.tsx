import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commitMutation, graphql, loadQuery, useRelayEnvironment } from 'react-relay';
import { useLocation } from 'react-router';
import CustomerPartQueryNode, { type CustomerPartQuery } from '#generated/relay/CustomerPartQuery.graphql.ts';
import UpdateUserMutationNode, { type UpdateUserMutation } from '#generated/relay/UpdateUserMutation.graphql.ts';
import { pageOfPath } from '#rules/addresses.ts';
import { ProfileWizard } from '../account/ProfileWizard.tsx';
import { MAX_GUEST_FAVOURITES } from '../favourites/guestFavourites.ts';
import { joinFavourites } from '../favourites/joinFavourites.ts';
import { useCachedQuery } from '../shared/relay/useCachedQuery.ts';
import { useToast } from '../shared/ui/toasts.tsx';
import { followAccountLanguage, clearSwitch, switchedLanguage } from './accountLanguage.ts';

graphql`
  query CustomerPartQuery {
    user {
      lang
      ...ProfileWizard_user
      ...visitorFavourites_user
    }
  }
`;

/**
 * Effects for signed-in customers on every page: the wizard that asks for their name, their language preference
 * (F-011), and the favourites that they marked as a guest (ADR 138).
 */
export function CustomerPart() {
  const { t } = useTranslation();
  const toast = useToast();
  const environment = useRelayEnvironment();
  const { pathname } = useLocation();
  // Stays loaded while somebody is signed in; signing out leaves the page.
  const [reference] = useState(() =>
    loadQuery<CustomerPartQuery>(environment, CustomerPartQueryNode, {}, { fetchPolicy: 'network-only' }),
  );
  const user = useCachedQuery<CustomerPartQuery>(CustomerPartQueryNode, reference)?.user;
  const lang = user?.lang;
  const previousLang = useRef(lang);
  useEffect(() => {
    if (lang !== 'fr' && lang !== 'en') return;
    const chosen = switchedLanguage();
    if (chosen !== null && previousLang.current === undefined && chosen !== lang)
      // A failed change is sent again from the next page, since nobody waits for it.
      commitMutation<UpdateUserMutation>(environment, {
        mutation: UpdateUserMutationNode,
        variables: { input: { lang: chosen } },
        onCompleted: clearSwitch,
      });
    else {
      clearSwitch();
      followAccountLanguage(lang, { changed: previousLang.current !== undefined });
    }
    previousLang.current = lang;
  }, [environment, lang]);
  const isLoaded = Boolean(user);
  useEffect(() => {
    if (!isLoaded) return;
    void joinFavourites(environment).then((isFull) => {
      if (isFull) toast.error(t('favourites.full', { nb: MAX_GUEST_FAVOURITES }));
    });
    // Once, when the customer is known.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [environment, isLoaded]);
  // Whoever opens the desk came to work.
  return user && pageOfPath(pathname)?.page !== 'desk' ? <ProfileWizard user={user} /> : null;
}
