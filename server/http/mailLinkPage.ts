import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Locale } from '#rules/constants.ts';
import type { MailLinks, MailLinkTopic } from '../mail/mailLinks.ts';
import { serverTranslator } from '../text/serverTexts.ts';
import { sendPlainPage, type PlainPage } from './plainPage.ts';

/** A link that is not complete says so in both languages: whose it was is not known. */
const unknownPage = (): PlainPage => {
  const [translate, english] = [serverTranslator('fr'), serverTranslator('en')];
  const text = `${translate('mailLink.unknown.text')} / ${english('mailLink.unknown.text')}`;
  return { locale: 'fr', title: translate('mailLink.unknown.title'), text };
};

const questionPage = (locale: Locale, topic: MailLinkTopic): PlainPage => {
  const translate = serverTranslator(locale);
  return {
    locale,
    title: translate(`mailLink.${topic}.title`),
    text: translate(`mailLink.${topic}.text`),
    button: translate(`mailLink.${topic}.button`),
  };
};

const donePage = (locale: Locale, topic: MailLinkTopic): PlainPage => {
  const translate = serverTranslator(locale);
  return { locale, title: translate('mailLink.done'), text: translate(`mailLink.${topic}.done`) };
};

/**
 * The page of a mail's link that unsubscribes or confirms an address. GET shows a question, since mail programs follow
 * links by themselves; POST does it, by the page's button or a mailbox's one-click (RFC 8058). 405 for anything else.
 */
export async function answerMailLink(
  links: MailLinks,
  token: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  request.resume();
  const isPost = request.method === 'POST';
  if (!isPost && request.method !== 'GET' && request.method !== 'HEAD')
    return void response.writeHead(405, { allow: 'GET, HEAD, POST' }).end();
  const link = await (isPost ? links.follow(token) : links.read(token));
  if (link === null) return sendPlainPage(response, 404, unknownPage());
  return sendPlainPage(response, 200, (isPost ? donePage : questionPage)(link.locale, link.topic));
}
