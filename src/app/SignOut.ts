import { lazyPart } from './lazyPart.ts';

/** The way out, which comes with the identity client: who can leave has it already. */
export const SignOut = lazyPart(() => import('./IdentityPart.tsx').then(({ SignOutButton }) => SignOutButton));
