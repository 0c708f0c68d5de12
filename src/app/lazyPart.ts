import type { ComponentType } from 'react';
import { retriableLazy, type Placeholders } from '../shared/ui/retriableLazy.tsx';
import { laterTexts } from './messages.ts';

/** A part of the shell that is fetched when it is first drawn, together with the texts that the first load leaves out. */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P & Placeholders> =>
  retriableLazy(async () => {
    const [part] = await Promise.all([load(), laterTexts()]);
    return part;
  });
