import { useMemo, useSyncExternalStore } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { createOperationDescriptor, getRequest, type Environment } from 'relay-runtime';
import type { authenticationQuery } from '#generated/relay/authenticationQuery.graphql.ts';
import { snapshotStore } from './snapshotStore.ts';

/** Authentication state of spec 3 and 4: the only place of its defaults and its setter. */
export type Authentication = authenticationQuery['response']['authentication'];

// The whole record is returned; each reader selects its own fields.
// oxlint-disable relay/unused-fields
const query = graphql`
  query authenticationQuery {
    authentication {
      loading
      isAuthenticated
      user {
        sub
        email
        name
        completeProfile
      }
      popupOpen
      error {
        code
        description
      }
    }
  }
`;

/** The initial state: on the server, and during hydration (F-025). */
export const authenticationDefaults: Authentication = {
  loading: true,
  isAuthenticated: false,
  user: null,
  popupOpen: false,
  error: null,
};

const operation = () => createOperationDescriptor(getRequest(query), {});

/** The current state. */
export const readAuthentication = (environment: Environment): Authentication =>
  (environment.lookup(operation().fragment).data as authenticationQuery['response']).authentication;

/** Writes the given parts of the state. A caller that leaves `loading` true must end it. */
export const setAuthentication = (environment: Environment, state: Partial<Authentication>): void =>
  environment.commitPayload(operation(), { authentication: { ...readAuthentication(environment), ...state } });

/** Writes the defaults, once per environment. */
export function initAuthentication(environment: Environment): void {
  environment.commitPayload(operation(), { authentication: authenticationDefaults });
  environment.retain(operation());
}

/** Resolves once the session is known. */
export function whenAuthenticationLoaded(environment: Environment): Promise<void> {
  return new Promise((resolve) => {
    if (!readAuthentication(environment).loading) return resolve();
    const subscription = environment.subscribe(environment.lookup(operation().fragment), () => {
      if (readAuthentication(environment).loading) return;
      subscription.dispose();
      resolve();
    });
  });
}

/** The current state as a hook; the defaults on the server and while hydrating, since public pages are the same for all. */
export function useAuthentication(): Authentication {
  const environment = useRelayEnvironment();
  const store = useMemo(() => snapshotStore(environment, operation().fragment), [environment]);
  const read = () => (store.read().data as authenticationQuery['response']).authentication;
  return useSyncExternalStore(store.subscribe, read, () => authenticationDefaults);
}
