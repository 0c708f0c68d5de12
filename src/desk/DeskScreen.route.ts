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
import { viewAt } from './frame/deskViews.ts';

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
 * Null on the server: the desk is for staff only; with status 404 for a word that no view has, which the desk says itself. Throws if its
 * own code cannot be loaded; a view's, as in a page that was loaded before the worker could cache it (ADR 31), keeps the frame.
 */
export async function loader(args: LoaderFunctionArgs) {
  const desk = frame(args);
  if (desk) return loadDesk(desk, args);
  return viewAt(args.params) ? null : answer(null, { status: 404 });
}

async function loadDesk(desk: DeskData['desk'], args: LoaderFunctionArgs): Promise<DeskData | null> {
  const view = viewAt(args.params);
  const { item } = args.params;
  const locale = localeOfPath(new URL(args.request.url).pathname);
  const load = view && (deskParts[view] ?? deskParts.week);
  const [part, texts, { DeskFrame: Frame, MissingView, UnreachedView }] = await Promise.all([
    load?.().catch(() => null),
    deskTexts(locale),
    import('./frame/DeskFrame.tsx'),
  ]);
  const isMissing = !view || (part && item !== undefined && !part.hasItem?.(item));
  const reference = part && !isMissing ? part.loader(args) : desk;
  const View = isMissing ? MissingView : (part?.View ?? UnreachedView);
  return reference && { Frame, desk, reference, View, texts, twin: deskTwin(locale, args.params) };
}
