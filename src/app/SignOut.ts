import { lazyPart } from './lazyPart.ts';

/** Sign-out, which loads with the identity client: signed-in customers have it already. */
export const SignOut = lazyPart(() => import('./IdentityEffects.tsx').then(({ SignOutButton }) => SignOutButton));
