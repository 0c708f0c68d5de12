import type { HttpAnswer } from '../hosted/httpAnswer.ts';
import type { Accounts } from './accounts.ts';
import { identityNotice, tooManyText } from './identityPage.ts';
import type { Market } from './identityPage.ts';
import { localeOf, translatorFor } from './identityTexts.ts';
import { judgePassword } from './passwordRules.ts';
import { readSignInForm } from './signInForm.ts';
import type { PageRequest } from './signInRoutes.ts';
import { confirmPage, resetPage } from './ticketPages.ts';
import { TICKET_PATHS, ticketPath } from './ticketStore.ts';
import type { TryLimits } from './tryLimits.ts';

/** The pages of mailed links; null for any other path. An invalid link is reported as such. */
export async function answerTicket(
  parts: { accounts: Accounts; limits: TryLimits; market: Market },
  { path, method, query, body, address, request }: PageRequest,
): Promise<HttpAnswer | null> {
  const purpose = (['password', 'email'] as const).find((candidate) => TICKET_PATHS[candidate] === path);
  if (!purpose) return null;
  const locale = localeOf(query.get('lang'), request.headers['accept-language']);
  const token = query.get('ticket') ?? '';
  const context = { ...parts.market, locale, path: ticketPath(purpose, encodeURIComponent(token)) };
  const spent = () => identityNotice({ ...context, path: null }, 'spent', { status: 410 });

  const minutes = parts.limits.take('ticket', purpose, address);
  if (minutes !== null) return { status: 429, headers: {}, body: tooManyText(translatorFor(locale), minutes) };
  const ticket = await parts.accounts.ticket(purpose, token);
  if (!ticket) return spent();
  const { email } = ticket;

  if (purpose === 'email') {
    if (method !== 'POST') return confirmPage(context, email);
    const confirmed = await parts.accounts.confirmEmail(token);
    return confirmed === null ? spent() : identityNotice(context, 'confirm.done', { values: { email: confirmed } });
  }
  if (method !== 'POST') return resetPage(context, email, undefined);
  const { password } = readSignInForm(body);
  const fault = judgePassword(password, email);
  if (fault) return resetPage(context, email, `error.password.${fault}`);
  return (await parts.accounts.resetPassword(token, password)) ? identityNotice(context, 'reset.done') : spent();
}
