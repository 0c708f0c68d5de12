import { formatDay } from '#rules/dates.ts';
import { pageAnswer } from '../hosted/hostedFrame.ts';
import { chooseCard, keepCard } from './customerCards.ts';
import type { CustomerRecord, PortalRecord } from './objectRecord.ts';
import { cardAlone, emptyValues, readPayForm } from './payForm.ts';
import { strayAnswer } from './payNotice.ts';
import { payPage, textAside } from './payPage.ts';
import type { Draft, PayView } from './payPage.ts';
import { seeOther } from './payRoutes.ts';
import type { PageRoutes } from './payRoutes.ts';
import { translatorFor } from './payTexts.ts';
import type { ProviderClock } from './providerClock.ts';
import type { ProviderObjects } from './providerObjects.ts';
import { leaveAtEnd, runningOf, setCard } from './subscriptions.ts';

/** A portal's address is valid for an hour (docs.stripe.com, customer portal). */
const LIFE_S = 60 * 60;

const BRANDS: Readonly<Record<string, string>> = { visa: 'Visa', mastercard: 'Mastercard' };

/** The page where a customer sees and changes the card that is charged. */
export function createPortalRoutes(parts: {
  objects: ProviderObjects;
  clock: ProviderClock;
  /** Seconds. */
  billingNow(): number;
  marketName: string;
  marketUrl: string;
}): PageRoutes {
  const { objects, clock, marketName } = parts;
  const drafts = new Map<string, Draft & { notice: string | null }>();

  /** Null: unknown, expired, or its customer was deleted. */
  function find(id: string): { portal: PortalRecord; customer: CustomerRecord } | null {
    const portal = objects.all('portal').find((one) => one.id === id);
    if (!portal || objects.seconds() >= portal.created + LIFE_S) return null;
    const customer = objects.get('customer', portal.customer);
    return customer.deleted ? null : { portal, customer };
  }

  function view(
    { locale, returnUrl }: PortalRecord,
    { id, cards, chosen }: CustomerRecord,
    notice: string | null,
  ): PayView {
    const translate = translatorFor(locale);
    const card = cards.find((one) => one.id === (runningOf(objects, id)?.card ?? chosen));
    const expiry = card && `${String(card.expMonth).padStart(2, '0')} / ${card.expYear}`;
    const year = runningOf(objects, id);
    const periodEnd = year && formatDay(new Date(year.periodEnd * 1000), locale, null);
    const member =
      year && periodEnd
        ? [translate(year.cancelAtPeriodEnd ? 'portal.leaving' : 'portal.member', { day: periodEnd })]
        : [];
    const current = card
      ? translate('portal.current', {
          brand: BRANDS[card.brand] ?? card.brand,
          last4: card.last4,
          expiry: expiry ?? '',
        })
      : translate('portal.none');
    return {
      ...cardAlone,
      storesCard: true,
      locale,
      marketName,
      aside: textAside(translate(year ? 'portal.both' : 'portal.heading'), [
        ...member,
        current,
        translate(year ? 'portal.text' : 'keep.text'),
      ]),
      title: translate('portal.title', { market: marketName }),
      backUrl: returnUrl,
      button: translate('portal.button'),
      problems: 'keep.problems',
      promotion: null,
      notice,
      action: year && {
        name: year.cancelAtPeriodEnd ? 'resume' : 'cancel',
        text: translate(year.cancelAtPeriodEnd ? 'portal.resume' : 'portal.cancel'),
      },
    };
  }

  return {
    async show(id, corrected, language) {
      const visit = find(id);
      if (!visit) return strayAnswer(404, 'unknown', language, parts);
      const draft = corrected ? drafts.get(id) : undefined;
      const response = view(visit.portal, visit.customer, draft?.notice ?? null);
      const page = payPage(response, draft ?? { values: emptyValues(response), errors: {} });
      return pageAnswer(200, page, { formTarget: new URL(visit.portal.returnUrl).origin });
    },

    async submit(id, body, language) {
      const visit = find(id);
      if (!visit) return strayAnswer(404, 'unknown', language, parts);
      const { portal, customer } = visit;
      const response = view(portal, customer, null);
      const form = new URLSearchParams(body);
      if (form.has('cancel') || form.has('resume')) {
        const leaves = form.has('cancel');
        await leaveAtEnd(objects, customer.id, leaves, parts.billingNow());
        const notice = translatorFor(portal.locale)(leaves ? 'portal.cancelled' : 'portal.resumed');
        drafts.set(id, { values: emptyValues(response), errors: {}, notice });
        return seeOther(`/p/session/${id}?corrected`);
      }
      const result = readPayForm(body, response, new Date(clock.now()));
      if ('errors' in result) drafts.set(id, { ...result, notice: null });
      else {
        const card = await keepCard(objects, customer.id, result.card);
        await chooseCard(objects, customer.id, card);
        // The page says that the card pays the membership too.
        const year = runningOf(objects, customer.id);
        if (year) await setCard(objects, year.id, card);
        const notice = translatorFor(portal.locale)('portal.changed');
        drafts.set(id, { values: emptyValues(response), errors: {}, notice });
      }
      return seeOther(`/p/session/${id}?corrected`);
    },
  };
}
