import { newSessionToken, sessionIdOf } from '../identity/session.ts';
import { subjectOf } from './customerStateStore.ts';
import type { StatedCaller, StateParts } from './stateParts.ts';

/** A new session; customer: its owner's uuid. */
export function newcomer(
  { clock, publicUrl, sessions }: Pick<StateParts, 'clock' | 'publicUrl' | 'sessions'>,
  customer: string | null = null,
): StatedCaller {
  const sessionToken = newSessionToken();
  const visitor = {
    sessionToken,
    sessionId: sessionIdOf(sessionToken),
    isNew: false,
    customer:
      customer === null
        ? null
        : { id: customer, subject: subjectOf(customer), isStaff: false, isManager: false, completeProfile: false },
    address: '127.0.0.1',
    origin: publicUrl,
  };
  return {
    caller: { visitor, locale: 'fr', now: clock.now() },
    headers: { Cookie: sessions.cookie(sessions.issue(sessionToken, customer)) },
  };
}
