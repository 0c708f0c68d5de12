import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Locale } from '../../rules/constants.ts';
import type { UnsubscribeTopic, Unsubscribing } from '../mail/unsubscribing.ts';
import { sendPlainPage } from './plainPage.ts';

type PageTexts = { title: string; text: string; button?: string };
const CONFIRMATIONS: Record<UnsubscribeTopic, Record<Locale, PageTexts>> = {
  reminders: {
    fr: {
      title: 'Ne plus recevoir de rappels de panier ?',
      text: 'Vos autres courriels, comme les confirmations de commande, continuent de venir.',
      button: 'Ne plus les recevoir',
    },
    en: {
      title: 'Stop cart reminders?',
      text: 'You will still receive other emails, such as order confirmations.',
      button: 'Stop reminders',
    },
  },
  restock: {
    fr: {
      title: 'Ne plus recevoir d’avis de retour ?',
      text: 'Tous les avis demandés pour cette adresse seront retirés. Vos autres courriels continueront de venir.',
      button: 'Ne plus les recevoir',
    },
    en: {
      title: 'Stop back-in-stock emails?',
      text: 'This removes every back-in-stock request for this address. You will still receive our other emails.',
      button: 'Stop these emails',
    },
  },
};
const STOPPED: Record<UnsubscribeTopic, Record<Locale, PageTexts>> = {
  reminders: {
    fr: {
      title: 'C’est fait',
      text: 'Vous ne recevrez plus de rappels de panier. Vous pouvez les remettre dans votre compte, sous « Avis ».',
    },
    en: {
      title: 'You’re unsubscribed',
      text: 'You will not receive cart reminders any more. You can turn them back on in your account, under Notifications.',
    },
  },
  restock: {
    fr: {
      title: 'C’est fait',
      text: 'Vous ne recevrez plus d’avis de retour. Pour en demander un nouveau, allez sur la page du produit.',
    },
    en: {
      title: 'You’re unsubscribed',
      text: 'You will not receive back-in-stock emails any more. To request a new one, go to the product’s page.',
    },
  },
};
const UNKNOWN: PageTexts = {
  title: 'Ce lien ne mène nulle part',
  text: 'Il a peut-être été coupé : copiez-le en entier, ou changez vos avis dans votre compte. / This link is incomplete: copy all of it, or change your notifications in your account.',
};

/**
 * The page of a mail's unsubscribe link. GET shows a confirmation, since mail programs follow links by themselves; POST
 * unsubscribes, by the page's button or a mailbox's one-click (RFC 8058). 405 for anything else.
 */
export function createUnsubscribePage(unsubscribing: Unsubscribing) {
  return async (token: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    request.resume();
    const isPost = request.method === 'POST';
    if (!isPost && request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { allow: 'GET, HEAD, POST' }).end();
    const subscription = await (isPost ? unsubscribing.stop(token) : unsubscribing.readTopic(token));
    if (subscription === null) return sendPlainPage(response, 404, { locale: 'fr', ...UNKNOWN });
    const { locale, topic } = subscription;
    return sendPlainPage(response, 200, { locale, ...(isPost ? STOPPED : CONFIRMATIONS)[topic][locale] });
  };
}
