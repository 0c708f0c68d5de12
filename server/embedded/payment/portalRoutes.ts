import { formatDayYear } from '../../../rules/longDate.ts';
import { pageAnswer } from '../hosted/hostedFrame.ts';
import { chooseCard, keepCard } from './customerCards.ts';
import type { Things } from './keptThings.ts';
import { cardAlone, emptyValues, readPayForm } from './payForm.ts';
import { strayAnswer } from './payNotice.ts';
import { payPage, textAside } from './payPage.ts';
import type { Draft, PayView } from './payPage.ts';
import { seeOther } from './payRoutes.ts';
import type { PageRoutes } from './payRoutes.ts';
import { sayIn } from './payTexts.ts';
import type { ProviderClock } from './providerClock.ts';
import { dropCard, leaveAtEnd, runningOf } from './subscriptions.ts';
import type { CustomerRecord, PortalRecord } from './thingRecord.ts';

/** A portal's address is valid for an hour (docs.stripe.com, customer portal). */
const LIFE_S = 60 * 60;

const BRANDS: Readonly<Record<string, string>> = { visa: 'Visa', mastercard: 'Mastercard' };

/** The page where a customer sees and changes the card that is charged. */
export function createPortalRoutes(parts: {
  things: Things;
  clock: ProviderClock;
  /** Seconds. */
  billingNow(): number;
  marketName: string;
  marketUrl: string;
}): PageRoutes {
  const { things, clock, marketName } = parts;
  const drafts = new Map<string, Draft & { notice: string | null }>();

  /** Null: unknown, expired, or its customer was deleted. */
  function find(id: string): { portal: PortalRecord; customer: CustomerRecord } | null {
    const portal = things.all('portal').find((one) => one.id === id);
    if (!portal || things.seconds() >= portal.created + LIFE_S) return null;
    const customer = things.get('customer', portal.customer);
    return customer.deleted ? null : { portal, customer };
  }

  function view(
    { locale, returnUrl }: PortalRecord,
    { id, cards, chosen }: CustomerRecord,
    notice: string | null,
  ): PayView {
    const say = sayIn(locale);
    const card = cards.find((one) => one.id === (runningOf(things, id)?.card ?? chosen));
    const expiry = card && `${String(card.expMonth).padStart(2, '0')} / ${card.expYear}`;
    const year = runningOf(things, id);
    const end = year && formatDayYear(new Date(year.periodEnd * 1000), locale);
    const member = year && end ? [say(year.cancelAtPeriodEnd ? 'portal.leaving' : 'portal.member', { day: end })] : [];
    const current = card
      ? say('portal.current', { brand: BRANDS[card.brand] ?? card.brand, last4: card.last4, expiry: expiry ?? '' })
      : say('portal.none');
    return {
      ...cardAlone,
      keeps: true,
      locale,
      marketName,
      aside: textAside(say(year ? 'portal.both' : 'portal.heading'), [
        ...member,
        current,
        say(year ? 'portal.text' : 'keep.text'),
      ]),
      title: say('portal.title', { market: marketName }),
      backUrl: returnUrl,
      button: say('portal.button'),
      problems: 'keep.problems',
      promotion: null,
      notice,
      action: year && {
        name: year.cancelAtPeriodEnd ? 'resume' : 'cancel',
        text: say(year.cancelAtPeriodEnd ? 'portal.resume' : 'portal.cancel'),
      },
    };
  }

  return {
    async show(id, corrected, language) {
      const found = find(id);
      if (!found) return strayAnswer(404, 'unknown', language, parts);
      const draft = corrected ? drafts.get(id) : undefined;
      const shown = view(found.portal, found.customer, draft?.notice ?? null);
      const page = payPage(shown, draft ?? { values: emptyValues(shown), errors: {} });
      return pageAnswer(200, page, { formTarget: new URL(found.portal.returnUrl).origin });
    },

    async submit(id, body, language) {
      const found = find(id);
      if (!found) return strayAnswer(404, 'unknown', language, parts);
      const { portal, customer } = found;
      const shown = view(portal, customer, null);
      const wish = new URLSearchParams(body);
      if (wish.has('cancel') || wish.has('resume')) {
        const leaves = wish.has('cancel');
        await leaveAtEnd(things, customer.id, leaves, parts.billingNow());
        const notice = sayIn(portal.locale)(leaves ? 'portal.cancelled' : 'portal.resumed');
        drafts.set(id, { values: emptyValues(shown), errors: {}, notice });
        return seeOther(`/p/session/${id}?corrected`);
      }
      const result = readPayForm(body, shown, new Date(clock.now()));
      if ('errors' in result) drafts.set(id, { ...result, notice: null });
      else {
        await chooseCard(things, customer.id, await keepCard(things, customer.id, result.card));
        const year = runningOf(things, customer.id);
        if (year) await dropCard(things, year.id);
        const notice = sayIn(portal.locale)('portal.changed');
        drafts.set(id, { values: emptyValues(shown), errors: {}, notice });
      }
      return seeOther(`/p/session/${id}?corrected`);
    },
  };
}
