import './toastRules.ts';
import { enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect, useRef } from 'react';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import { checkCircleFillIcon, warningCircleFillIcon } from './icons.ts';
import { setToastRenderer, type Toast } from './toasts.tsx';
import styles from './ToastStack.module.css';

/** How long a toast stays, in ms (spec 9). */
export const toastDuration = 2000;
/** The most toasts at once (spec 9). */
export const toastLimit = 20;

const renderToast = ({ kind, text, pictureUrl }: Toast) => (
  <div className={classNames(styles.toast, kind === 'error' && styles.error)}>
    {pictureUrl ? (
      <img
        src={pictureUrl}
        alt=""
        width={40}
        height={40}
        className={styles.picture}
        onError={(event) => {
          event.currentTarget.hidden = true;
        }}
      />
    ) : (
      <Icon of={kind === 'error' ? warningCircleFillIcon : checkCircleFillIcon} className={styles.icon} />
    )}
    <span>{text}</span>
  </div>
);

// Modal dialogs are in the top layer; a popover shown after them is above them.
const raise = (stack: HTMLElement) => {
  if (!stack.matches(':popover-open')) stack.showPopover();
  else if (document.querySelector('dialog:modal')) {
    stack.hidePopover();
    stack.showPopover();
  }
};

/** The library's own keys repeat within a millisecond, which would show a toast twice. Errors are compared by text. */
let lastKey = 0;

/** Renders the toasts with notistack. Visual only: the live region has the words. */
export const ToastStack = () => {
  const stack = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      setToastRenderer((toast) => {
        if (stack.current) raise(stack.current);
        const identity = toast.kind === 'error' ? { preventDuplicate: true } : { key: (lastKey += 1) };
        enqueueSnackbar({ message: toast.text, content: renderToast(toast), ...identity });
      }),
    [],
  );
  return (
    <div ref={stack} popover="manual" aria-hidden="true" className={styles.stack}>
      <SnackbarProvider
        maxSnack={toastLimit}
        autoHideDuration={toastDuration}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        classes={{ root: styles.item, containerRoot: styles.container }}
      />
    </div>
  );
};
