import { useMemo, useSyncExternalStore } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { commitLocalUpdate, createOperationDescriptor, getRequest, type Environment } from 'relay-runtime';
import type { interfaceStateQuery } from '#generated/relay/interfaceStateQuery.graphql.ts';
import { snapshotStore } from './snapshotStore.ts';

/** Interface state of spec 3 and 4: the only place of its defaults and its setters. */
export type InterfaceState = interfaceStateQuery['response']['interfaceState'];
type Flag = { [K in keyof InterfaceState]: InterfaceState[K] extends boolean ? K : never }[keyof InterfaceState];

// The whole record is returned; each reader selects its own fields.
// oxlint-disable relay/unused-fields
const query = graphql`
  query interfaceStateQuery {
    interfaceState {
      sidebarOpened
      cartOpened
      searchTerm
      offMaintenance
      forceDisposableBox
      shippingAddressUnknown
      siteInformationPreview
      changingLocale
      showExpress
    }
  }
`;

export const interfaceDefaults: InterfaceState = {
  sidebarOpened: false,
  cartOpened: false,
  searchTerm: '',
  offMaintenance: false,
  forceDisposableBox: false,
  shippingAddressUnknown: false,
  siteInformationPreview: false,
  changingLocale: false,
  showExpress: false,
};

const RECORD = 'client:interfaceState';

/** Writes the defaults (spec 3) before the first render. showExpress: the page's address query has show-express. */
export function initInterfaceState(environment: Environment, { showExpress }: { showExpress: boolean }): void {
  commitLocalUpdate(environment, (store) => {
    const record = store.create(RECORD, 'InterfaceState');
    for (const [field, value] of Object.entries({ ...interfaceDefaults, showExpress })) record.setValue(value, field);
    store.getRoot().setLinkedRecord(record, 'interfaceState');
  });
  environment.retain(createOperationDescriptor(getRequest(query), {}));
}

/** Sets one flag, or flips it without a value (sidebar, cart and disposable box are toggled: spec 4). */
export function setFlag(environment: Environment, flag: Flag, value?: boolean): void {
  commitLocalUpdate(environment, (store) => {
    const record = store.get(RECORD);
    record?.setValue(value ?? !record.getValue(flag), flag);
  });
}

/** Sets the shared search term to the text as typed (spec 4, F-082). */
export function setSearchTerm(environment: Environment, text: string): void {
  commitLocalUpdate(environment, (store) => void store.get(RECORD)?.setValue(text, 'searchTerm'));
}

/**
 * The named fields of the interface state, and its setter bound to the current environment. Rerenders when one of them
 * changes, and for no other: the layout reads flags, and each letter typed into the search box is a change. Reads the
 * store itself: react-relay's own hook for it is not among those that the build keeps (tools/build/smallerRelay.ts), and would include
 * lazy queries.
 */
export function useInterfaceState<F extends keyof InterfaceState>(
  ...fields: F[]
): Pick<InterfaceState, F> & { set: (flag: Flag, value?: boolean) => void } {
  const environment = useRelayEnvironment();
  const store = useMemo(
    () => snapshotStore(environment, createOperationDescriptor(getRequest(query), {}).fragment),
    [environment],
  );
  const read = () => {
    const { interfaceState } = store.read().data as interfaceStateQuery['response'];
    return JSON.stringify(Object.fromEntries(fields.map((field) => [field, interfaceState[field]])));
  };
  const state = JSON.parse(useSyncExternalStore(store.subscribe, read, read)) as Pick<InterfaceState, F>;
  return { ...state, set: (flag, value) => setFlag(environment, flag, value) };
}
