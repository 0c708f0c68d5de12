import type { ComponentType } from 'react';
import type { PreloadedQuery } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router';
import type { OperationType } from 'relay-runtime';
import DeskScreenQueryNode, { type DeskScreenQuery } from '../../__generated__/relay/DeskScreenQuery.graphql.ts';
import { localeOfPath } from '../../rules/addresses.ts';
import { deskViewOf } from '../../rules/deskViews.ts';
import type { Messages } from '../shared/i18n/translator.ts';
import { personalLoader } from '../shared/relay/route.ts';
import type { WithTwin } from '../shared/routing/twinParams.ts';
import { deskTwin } from './deskAddress.ts';
import { deskTexts } from './deskTexts.ts';
import { deskParts } from './deskParts.ts';

/** The frame's query, the view's with what draws it, and the texts of both. */
export type DeskData = WithTwin & {
  desk: PreloadedQuery<DeskScreenQuery>;
  reference: PreloadedQuery<OperationType>;
  /** The desk's texts, in the page's language. */
  texts: Messages;
  View: ComponentType<{ reference: PreloadedQuery<OperationType> }>;
};

const frame = personalLoader<DeskScreenQuery>(DeskScreenQueryNode);

/** Null on the server: the desk is nobody's but staff's. Throws when the view's code cannot be fetched. */
export async function loader(args: LoaderFunctionArgs): Promise<DeskData | null> {
  const desk = frame(args);
  if (!desk) return null;
  const locale = localeOfPath(new URL(args.request.url).pathname);
  const load = deskParts[deskViewOf(args.params['view'])] ?? deskParts.week;
  const [part, texts] = await Promise.all([load(), deskTexts(locale)]);
  const reference = part.loader(args);
  return reference && { desk, reference, View: part.View, texts, twin: deskTwin(locale, args.params) };
}
