import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useInterfaceState } from '../shared/relay/interfaceState.ts';

/**
 * The address's flags (routes 6): `force` lifts maintenance and `site-information-preview=enabled` shows the notice, both
 * for the life of the page. Answers whether maintenance is lifted, already in the first render, on the server too.
 */
export function useQueryFlags(): { offMaintenance: boolean } {
  const query = new URLSearchParams(useLocation().search);
  const { offMaintenance, siteInformationPreview, set } = useInterfaceState();
  const force = query.has('force');
  const preview = query.get('site-information-preview') === 'enabled';
  useEffect(() => {
    if (force && !offMaintenance) set('offMaintenance', true);
    if (preview && !siteInformationPreview) set('siteInformationPreview', true);
  });
  return { offMaintenance: offMaintenance || force };
}
