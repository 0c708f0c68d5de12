import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { announce, announceError } from './announce.ts';

export type Toast = { kind: 'success' | 'error'; text: string; pictureUrl?: string | undefined };

const waiting: Toast[] = [];
let show: ((toast: Toast) => void) | undefined;
let wake: (() => void) | undefined;

const push = (toast: Toast) => {
  if (show) return show(toast);
  waiting.push(toast);
  wake?.();
};

/** Hands the toasts over to what draws them, those that waited for it first; returns the end of it. */
export const drawToasts = (draw: (toast: Toast) => void): (() => void) => {
  show = draw;
  waiting.splice(0).forEach(draw);
  return () => {
    show = undefined;
  };
};

const toasts = {
  /** A short notice that passes. `spoken`: the whole sentence for the live region, when it says more than the eye needs. */
  success: (text: string, pictureUrl?: string, spoken: string = text): void => {
    push({ kind: 'success', text, pictureUrl });
    announce(spoken);
  },
  /** A short refusal that passes; said at once. Never the only place of an error that asks for action. */
  error: (text: string): void => {
    push({ kind: 'error', text });
    announceError(text);
  },
};

/** Short notices at the top right for 2 s. Stable between renders; needs one ToastHost on the page. */
export const useToast = (): typeof toasts => toasts;

/**
 * Where toasts appear: once, in the layout. It draws nothing until a toast comes. The library that stacks them is
 * fetched at the reader's first press or key, so it costs the first paint nothing; should that fail, the next toast
 * tries again, and the live region has said the words meanwhile.
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
    wake = load;
    if (waiting.length > 0) load();
    window.addEventListener('pointerdown', load, { once: true });
    window.addEventListener('keydown', load, { once: true });
    return () => {
      wake = undefined;
      window.removeEventListener('pointerdown', load);
      window.removeEventListener('keydown', load);
    };
  }, []);
  return Stack && <Stack />;
};
