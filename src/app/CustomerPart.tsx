import { useEffect, useRef, useState } from 'react';
import { commitMutation, graphql, loadQuery, useRelayEnvironment } from 'react-relay';
import CustomerPartQueryNode, { type CustomerPartQuery } from '#generated/relay/CustomerPartQuery.graphql.ts';
import UpdateUserMutationNode, { type UpdateUserMutation } from '#generated/relay/UpdateUserMutation.graphql.ts';
import { ProfileWizard } from '../account/ProfileWizard.tsx';
import { useCachedQuery } from '../shared/relay/useCachedQuery.ts';
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
 * Effects for signed-in customers on every page: the wizard that asks for their name, and their language preference
 * (F-011).
 */
export function CustomerPart() {
  const environment = useRelayEnvironment();
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
  return user ? <ProfileWizard user={user} /> : null;
}
