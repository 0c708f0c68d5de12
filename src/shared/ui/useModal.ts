import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type SyntheticEvent } from 'react';
import { focusHeading } from './focusHeading.ts';
import { focusRegion, regionsAround } from './focusRegionAfter.ts';

const CONTROLS = 'a[href], button, input:not([type="radio"]), input:checked, select, textarea';

/** Moves the focus from what only scripts focus, where a browser puts it too, to the dialog's first stop of Tab. */
function focusFirstStop(dialog: HTMLDialogElement): void {
  const focused = document.activeElement;
  // A browser takes the first radio; Tab would stop at the checked one.
  const group = focused instanceof HTMLInputElement && focused.type === 'radio' ? focused.name : null;
  const checked = [...dialog.querySelectorAll<HTMLInputElement>('input:checked')].find(({ name }) => name === group);
  if (checked) return checked.focus();
  if (!(focused instanceof HTMLElement) || focused.tabIndex >= 0 || !dialog.contains(focused)) return;
  const controls = [...dialog.querySelectorAll<HTMLElement>(CONTROLS)];
  controls.find((control) => control.tabIndex >= 0 && !control.matches(':disabled'))?.focus();
}

type ModalOptions = {
  /** false: beside the page instead of over it. */
  modal?: boolean;
  /** false: neither Escape nor a click outside closes it. */
  dismissible?: boolean;
};

/**
 * Syncs a native dialog element with `open`. The caller owns `open`: Escape and a click on the backdrop only call
 * onClose. Opening moves focus inside, as the browser does; closing returns it, to the opener or to the section that the
 * opener was in, or moves it to the heading of the page that was opened meanwhile, which could not have it before. Spread the result on the dialog
 * element.
 */
export const useModal = (open: boolean, onClose: () => void, options: ModalOptions = {}) => {
  const { modal = true, dismissible = true } = options;
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    const opener = document.activeElement;
    // A dialog that an address opened has no opener: its page is where a keyboard continues.
    const around = [...(opener ? regionsAround(opener) : []), ...regionsAround(dialog).slice(-1)];
    const { pathname } = window.location;
    const page = document.documentElement;
    // The width of the scroll bar, which disappears while a modal dialog is open (base.css), so that the page does not
    // jump.
    const scrollBarWidth = modal ? window.innerWidth - page.clientWidth : 0;
    if (scrollBarWidth > 0) page.style.paddingInlineEnd = `${scrollBarWidth}px`;
    if (modal) dialog.showModal();
    else dialog.show();
    focusFirstStop(dialog);
    return () => {
      if (scrollBarWidth > 0) page.style.paddingInlineEnd = '';
      dialog.close();
      if (modal && window.location.pathname !== pathname) focusHeading();
      else if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
      focusRegion(around);
    };
  }, [open, modal]);

  const requestClose = () => {
    if (dismissible) onClose();
  };
  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      requestClose();
    },
    // A browser may close it by itself (a second Escape, the Android back gesture), which the caller has to know.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget && open && !event.currentTarget.open) onClose();
    },
    // The content fills the dialog's box, so only the backdrop is the dialog itself.
    onClick: (event: MouseEvent) => {
      if (modal && event.target === event.currentTarget) requestClose();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!modal && event.key === 'Escape' && !event.defaultPrevented) requestClose();
    },
  };
};
