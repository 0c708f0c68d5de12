import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Locale } from '../../rules/constants.ts';
import type { UnsubscribeTopic, Unsubscribing } from '../mail/unsubscribing.ts';
import { serverTranslator } from '../text/serverTexts.ts';
import { sendPlainPage, type PlainPage } from './plainPage.ts';

/** A link that is not complete says so in both languages: whose it was is not known. */
const unknownPage = (): PlainPage => {
  const [translate, english] = [serverTranslator('fr'), serverTranslator('en')];
  const text = `${translate('unsubscribe.unknown.text')} / ${english('unsubscribe.unknown.text')}`;
  return { locale: 'fr', title: translate('unsubscribe.unknown.title'), text };
};

const confirmationPage = (locale: Locale, topic: UnsubscribeTopic): PlainPage => {
  const translate = serverTranslator(locale);
  return {
    locale,
    title: translate(`unsubscribe.${topic}.title`),
    text: translate(`unsubscribe.${topic}.text`),
    button: translate(`unsubscribe.${topic}.button`),
  };
};

const stoppedPage = (locale: Locale, topic: UnsubscribeTopic): PlainPage => {
  const translate = serverTranslator(locale);
  return { locale, title: translate('unsubscribe.stopped'), text: translate(`unsubscribe.${topic}.stopped`) };
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
    if (subscription === null) return sendPlainPage(response, 404, unknownPage());
    const { locale, topic } = subscription;
    return sendPlainPage(response, 200, (isPost ? stoppedPage : confirmationPage)(locale, topic));
  };
}
