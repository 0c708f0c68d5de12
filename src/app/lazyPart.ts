import type { ComponentType } from 'react';
import { retriableLazy, type Placeholders } from '../shared/ui/retriableLazy.tsx';
import { laterTexts } from './messages.ts';

/** A part of the layout that loads when it is first rendered, together with the texts omitted from the first load. */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P & Placeholders> =>
  retriableLazy(async () => {
    const [part] = await Promise.all([load(), laterTexts()]);
    return part;
  });

/** Sign-out, which loads with the identity client: signed-in customers have it already. */
export const SignOut = lazyPart(() => import('./IdentityEffects.tsx').then(({ SignOutButton }) => SignOutButton));
