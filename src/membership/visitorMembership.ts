import { createContext, useLayoutEffect, useState } from 'react';
import type { RenewalBanner_user$key } from '#generated/relay/RenewalBanner_user.graphql.ts';
import { createPersonalStore, usePersonal, type PersonalStore } from '../shared/relay/personalStore.ts';

/** The membership of the renewal banner. Null: nobody is signed in, or not loaded yet. */
export const MembershipContext = createContext<PersonalStore<RenewalBanner_user$key>>(createPersonalStore());

/** The signed-in visitor's membership, for MembershipContext. */
export function useMembershipStore(user: RenewalBanner_user$key | null): PersonalStore<RenewalBanner_user$key> {
  const [store] = useState(createPersonalStore<RenewalBanner_user$key>);
  useLayoutEffect(() => store.write(user), [store, user]);
  return store;
}

export const useMember = (): RenewalBanner_user$key | null => usePersonal(MembershipContext, (user) => user);
