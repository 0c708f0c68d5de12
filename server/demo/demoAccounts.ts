import type { Locale } from '#rules/constants.ts';
import { stableUuid } from '../ids.ts';

/** An account of the demo market. `subject` is the same on every machine. */
export type DemoAccount = {
  key: 'new' | 'customer' | 'member' | 'staff' | 'volunteer' | 'producer';
  email: string;
  subject: string;
  locale: Locale;
  platform: 'consumer' | 'producer';
  roles: readonly string[];
  completeProfile: boolean;
  /** Printed at the start. */
  note: string;
};

/** The password of all of them. */
export const DEMO_PASSWORD = 'marche-du-portage';

const SUBJECT_LENGTH = 24;
const account = (
  key: DemoAccount['key'],
  email: string,
  note: string,
  rest: Partial<DemoAccount> = {},
): DemoAccount => ({
  key,
  email,
  subject: `auth0|${stableUuid('account', key).replaceAll('-', '').slice(0, SUBJECT_LENGTH)}`,
  locale: 'fr',
  platform: 'consumer',
  roles: [],
  completeProfile: false,
  note,
  ...rest,
});

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  account('new', 'nouvelle@exemple.ca', 'a new account with an incomplete profile', { completeProfile: true }),
  account('customer', 'cliente@exemple.ca', 'a customer'),
  account('member', 'membre@exemple.ca', 'a member with orders, a basket, a card, favourites'),
  account('staff', 'equipe@exemple.ca', 'a manager at the desk', { roles: ['manager'] }),
  account('volunteer', 'benevole@exemple.ca', 'a volunteer at the desk', { roles: ['volunteer'] }),
  account('producer', 'ferme@exemple.ca', 'a producer’s account, which the storefront refuses', {
    platform: 'producer',
  }),
];
