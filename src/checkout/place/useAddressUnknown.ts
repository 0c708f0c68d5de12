import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { setFlag } from '../../shared/relay/interfaceState.ts';

/** Whether a customer has no delivery address on file, for the interface state (spec 3, F-112). */
export function useAddressUnknown(unknown: boolean): void {
  const environment = useRelayEnvironment();
  useEffect(() => setFlag(environment, 'shippingAddressUnknown', unknown), [environment, unknown]);
}
