import { createContext } from 'react';
import type { RenewalBanner_user$key } from '../../__generated__/relay/RenewalBanner_user.graphql.ts';

/** Whose membership the renewal banner tells of. Null: nobody is signed in, or it is not known yet; on the server too. */
export const MembershipContext = createContext<RenewalBanner_user$key | null>(null);
