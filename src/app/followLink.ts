import type { MouseEvent } from 'react';
import type { NavigateFunction } from 'react-router';

/**
 * Follows a pressed link to an address of the market without a full load. A press that asks for another tab or window, that is
 * handled already, or that leads elsewhere is the browser's.
 */
export const followLink = (navigate: NavigateFunction) => (press: MouseEvent<HTMLAnchorElement>) => {
  const { href, target } = press.currentTarget;
  const address = press.currentTarget.getAttribute('href')!;
  const isPlain = !press.button && !(press.metaKey || press.altKey || press.ctrlKey || press.shiftKey);
  if (press.defaultPrevented || !isPlain || target || !/^\/(?!\/)/.test(address)) return;
  press.preventDefault();
  // A link to the shown address adds no entry to the history, as in a browser.
  void navigate(address, { replace: href === window.location.href });
};
