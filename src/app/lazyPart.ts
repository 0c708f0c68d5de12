import { lazy, type ComponentType } from 'react';
import { laterTexts } from './messages.ts';

/** A part of the shell that is fetched when it is first drawn, together with the texts that the first load leaves out. */
export const lazyPart = <P>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => {
    const [part] = await Promise.all([load(), laterTexts()]);
    return { default: part };
  });
