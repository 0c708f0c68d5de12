import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useInterfaceState } from '../shared/relay/interfaceState.ts';

/**
 * Applies the address's flags (routes 6): `force` lifts maintenance, `site-information-preview=enabled` shows the
 * notice, `show-express` the Express switch, each for the life of the page (E42). Returns whether maintenance is
 * lifted, already in the first render, on the server too.
 */
export function useQueryFlags(): { offMaintenance: boolean } {
  const query = new URLSearchParams(useLocation().search);
  const { offMaintenance, siteInformationPreview, showExpress, set } = useInterfaceState(
    'offMaintenance',
    'siteInformationPreview',
    'showExpress',
  );
  const force = query.has('force');
  const express = query.has('show-express');
  const preview = query.get('site-information-preview') === 'enabled';
  useEffect(() => {
    if (force && !offMaintenance) set('offMaintenance', true);
    if (express && !showExpress) set('showExpress', true);
    if (preview && !siteInformationPreview) set('siteInformationPreview', true);
  });
  return { offMaintenance: offMaintenance || force };
}
