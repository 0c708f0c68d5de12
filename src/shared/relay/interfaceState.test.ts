import { createOperationDescriptor, getRequest, type Environment } from 'relay-runtime';
import { describe, expect, it } from 'vitest';
import interfaceStateQueryNode from '#generated/relay/interfaceStateQuery.graphql.ts';
import { createEnvironment } from './environment.ts';
import { setFlag, setSearchTerm, type InterfaceState } from './interfaceState.ts';

const nobody = () => Promise.reject(new Error('Nothing is asked.'));
const stateOf = (environment: Environment): InterfaceState => {
  const { fragment } = createOperationDescriptor(getRequest(interfaceStateQueryNode), {});
  return (environment.lookup(fragment).data as { interfaceState: InterfaceState }).interfaceState;
};

describe('interface state (F-046 to F-048)', () => {
  it('begins with everything off and no search term', () => {
    expect(stateOf(createEnvironment(nobody))).toEqual({
      sidebarOpened: false,
      cartOpened: false,
      searchTerm: '',
      offMaintenance: false,
      forceDisposableBox: false,
      shippingAddressUnknown: false,
      siteInformationPreview: false,
      changingLocale: false,
      showExpress: false,
    });
  });

  it('takes showExpress from the address', () => {
    expect(stateOf(createEnvironment(nobody, { showExpress: true })).showExpress).toBe(true);
  });

  it('flips a flag without a value and sets a given one, and keeps the search term as typed', () => {
    const environment = createEnvironment(nobody);
    setFlag(environment, 'sidebarOpened');
    setFlag(environment, 'offMaintenance', true);
    setFlag(environment, 'offMaintenance', true);
    setSearchTerm(environment, ' Érable ');
    expect(stateOf(environment)).toMatchObject({ sidebarOpened: true, offMaintenance: true, searchTerm: ' Érable ' });
    setFlag(environment, 'sidebarOpened');
    expect(stateOf(environment).sidebarOpened).toBe(false);
  });
});
