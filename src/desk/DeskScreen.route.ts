import type { ComponentType } from 'react';
import type { PreloadedQuery } from 'react-relay';
import { data as answer, type LoaderFunctionArgs } from 'react-router';
import type { OperationType } from 'relay-runtime';
import DeskFrameQueryNode, { type DeskFrameQuery } from '#generated/relay/DeskFrameQuery.graphql.ts';
import { localeOfPath } from '#rules/addresses.ts';
import type { Locale } from '#rules/constants.ts';
import type { Messages } from '../shared/i18n/translator.ts';
import { browserLoader } from '../shared/relay/route.ts';
import type { WithTwin } from '../shared/routing/twinParams.ts';
import { deskTwin } from './frame/deskAddress.ts';
import { deskParts } from './frame/deskParts.ts';
import { findDeskView } from './frame/deskViews.ts';

/** The desk's texts in one language, loaded with its first view. Throws if they cannot be loaded. */
export const deskTexts = async (locale: Locale): Promise<Messages> =>
  locale === 'en'
    ? (await import('./frame/deskMessages.en.ts')).deskMessages
    : (await import('./frame/deskMessages.fr.ts')).deskMessages;

/** The frame's query, the view's with its component, and the texts of both. */
export type DeskData = WithTwin & {
  Frame: ComponentType<DeskData>;
  desk: PreloadedQuery<DeskFrameQuery>;
  reference: PreloadedQuery<OperationType>;
  /** The desk's texts, in the page's language. */
  texts: Messages;
  View: ComponentType<{ reference: PreloadedQuery<OperationType> }>;
};

const frame = browserLoader<DeskFrameQuery>(DeskFrameQueryNode);

/**
 * Null on the server: the desk is for staff only. Throws if its own code cannot be loaded; a view's, as in a page that
 * was loaded before the worker could cache it (ADR 31), keeps the frame. Throws 404 for a word that no view has.
 */
export async function loader(args: LoaderFunctionArgs): Promise<DeskData | null> {
  const view = findDeskView(args.params['view']);
  if (view === null) throw answer(null, { status: 404 });
  const desk = frame(args);
  if (!desk) return null;
  const locale = localeOfPath(new URL(args.request.url).pathname);
  const load = deskParts[view] ?? deskParts.week;
  const [part, texts, { DeskFrame: Frame, UnreachedView }] = await Promise.all([
    load().catch(() => null),
    deskTexts(locale),
    import('./frame/DeskFrame.tsx'),
  ]);
  const reference = part ? part.loader(args) : desk;
  const View = part?.View ?? UnreachedView;
  return reference && { Frame, desk, reference, View, texts, twin: deskTwin(locale, args.params) };
}
