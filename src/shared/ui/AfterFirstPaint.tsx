import { useDeferredValue, type ReactNode } from 'react';
import { useIsHydrating } from '../relay/hydrated.ts';

/** What a page opened in the browser renders once its beginning is painted; the server's HTML has it from the start. */
export const AfterFirstPaint = ({ children }: { children: ReactNode }) =>
  useDeferredValue(true, useIsHydrating()) && children;
