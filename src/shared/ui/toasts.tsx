import { useEffect, useState, type ComponentType } from 'react';
import { announce, announceError } from './announce.ts';

export type Toast = { kind: 'success' | 'error'; text: string; pictureUrl?: string | undefined };

const pending: Toast[] = [];
let show: ((toast: Toast) => void) | undefined;
let loadRenderer: (() => void) | undefined;

const push = (toast: Toast) => {
  if (show) return show(toast);
  pending.push(toast);
  loadRenderer?.();
};

/** Passes toasts to their renderer, pending ones first; returns a function that stops it. */
export const setToastRenderer = (render: (toast: Toast) => void): (() => void) => {
  show = render;
  pending.splice(0).forEach(render);
  return () => {
    show = undefined;
  };
};

const toasts = {
  /** A short temporary message. `spoken`: the sentence for the live region, if it says more than the visible text. */
  success: (text: string, pictureUrl?: string, spoken: string = text): void => {
    push({ kind: 'success', text, pictureUrl });
    announce(spoken);
  },
  /** A short temporary error, announced immediately. Never the only place of an error that needs action. */
  error: (text: string): void => {
    push({ kind: 'error', text });
    announceError(text);
  },
};

/** Short messages at the top right for 2 s. Stable between renders; needs one ToastHost on the page. */
export const useToast = (): typeof toasts => toasts;

/**
 * The container of toasts: once, in the layout. It renders nothing until the first toast. The library that stacks them
 * loads at the reader's first press or key, so the first paint is unaffected; if that fails, the next toast retries,
 * and the live region has announced the words meanwhile.
 */
export const ToastHost = () => {
  const [Stack, setStack] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () => {
      import('./ToastStack.tsx').then(
        (module) => setStack(() => module.ToastStack),
        () => undefined,
      );
    };
    loadRenderer = load;
    if (pending.length > 0) load();
    window.addEventListener('pointerdown', load, { once: true });
    window.addEventListener('keydown', load, { once: true });
    return () => {
      loadRenderer = undefined;
      window.removeEventListener('pointerdown', load);
      window.removeEventListener('keydown', load);
    };
  }, []);
  return Stack && <Stack />;
};
