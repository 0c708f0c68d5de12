import { useMemo, useSyncExternalStore } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { commitLocalUpdate, createOperationDescriptor, getRequest, type Environment } from 'relay-runtime';
import type { authenticationQuery } from '../../../__generated__/relay/authenticationQuery.graphql.ts';
import { snapshotStore } from './snapshotStore.ts';

/** Authentication state of spec 3 and 4: the one place of its defaults and its setter. */
export type Authentication = authenticationQuery['response']['authentication'];

// The whole record is handed out: who reads what of it is each reader's business.
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

/** Before anything is known of the visitor: on the server, and while the server's HTML is taken over (F-025). */
export const authenticationDefaults: Authentication = {
  loading: true,
  isAuthenticated: false,
  user: null,
  popupOpen: false,
  error: null,
};

const RECORD = 'client:authentication';
const PARTS: Record<string, string> = { user: 'IdentityProfile', error: 'AuthenticationError' };
const selector = () => createOperationDescriptor(getRequest(query), {}).fragment;

/** What is known of the visitor now. */
export const knownAuthentication = (environment: Environment): Authentication =>
  (environment.lookup(selector()).data as authenticationQuery['response']).authentication;

/** Writes the defaults, once per environment. */
export function initAuthentication(environment: Environment): void {
  commitLocalUpdate(environment, (store) =>
    store.getRoot().setLinkedRecord(store.create(RECORD, 'Authentication'), 'authentication'),
  );
  setAuthentication(environment, authenticationDefaults);
  environment.retain(createOperationDescriptor(getRequest(query), {}));
}

/** Writes the given parts of the state. Whoever leaves `loading` true must see to it that it ends. */
export function setAuthentication(environment: Environment, state: Partial<Authentication>): void {
  commitLocalUpdate(environment, (store) => {
    const record = store.get(RECORD);
    for (const [name, value] of Object.entries(state)) {
      if (value === null || typeof value === 'boolean') record?.setValue(value, name);
      else {
        const part = store.get(`${RECORD}:${name}`) ?? store.create(`${RECORD}:${name}`, PARTS[name] ?? '');
        for (const [field, held] of Object.entries(value)) part.setValue(held, field);
        record?.setLinkedRecord(part, name);
      }
    }
  });
}

/** Resolves once it is known who the visitor is. */
export function authenticationSettled(environment: Environment): Promise<void> {
  return new Promise((resolve) => {
    if (!knownAuthentication(environment).loading) return resolve();
    const subscription = environment.subscribe(environment.lookup(selector()), () => {
      if (knownAuthentication(environment).loading) return;
      subscription.dispose();
      resolve();
    });
  });
}

/** What is known of the visitor; the defaults on the server and while hydrating, since public pages are the same for all. */
export function useAuthentication(): Authentication {
  const environment = useRelayEnvironment();
  const store = useMemo(() => snapshotStore(environment, selector()), [environment]);
  const read = () => (store.read().data as authenticationQuery['response']).authentication;
  return useSyncExternalStore(store.subscribe, read, () => authenticationDefaults);
}
