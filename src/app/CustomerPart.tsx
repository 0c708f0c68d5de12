import { useEffect, useRef, useState } from 'react';
import { graphql, loadQuery, useRelayEnvironment } from 'react-relay';
import CustomerPartQueryNode, { type CustomerPartQuery } from '../../__generated__/relay/CustomerPartQuery.graphql.ts';
import { ProfileWizard } from '../account/ProfileWizard.tsx';
import { useKnownQuery } from '../shared/relay/useKnownQuery.ts';
import { followAccountLanguage } from './accountLanguage.ts';

graphql`
  query CustomerPartQuery {
    user {
      lang
      ...ProfileWizard_user
      ...visitorFavourites_user
    }
  }
`;

/** What every page has for who is signed in: the wizard that asks for their name, and their language's preference. */
export function CustomerPart() {
  const environment = useRelayEnvironment();
  // Its data stay as long as somebody is signed in, which ends with the page.
  const [reference] = useState(() =>
    loadQuery<CustomerPartQuery>(environment, CustomerPartQueryNode, {}, { fetchPolicy: 'network-only' }),
  );
  const user = useKnownQuery<CustomerPartQuery>(CustomerPartQueryNode, reference)?.user;
  const lang = user?.lang;
  const known = useRef(lang);
  useEffect(() => {
    if (lang === 'fr' || lang === 'en') followAccountLanguage(lang, { changed: known.current !== undefined });
    known.current = lang;
  }, [lang]);
  return user ? <ProfileWizard user={user} /> : null;
}
