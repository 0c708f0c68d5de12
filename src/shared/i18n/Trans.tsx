import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { useTranslation, type TextKey, type TextValues } from './translator.ts';

/** Replaces `<` in values, which are text. */
const BRACKET = '\uE001';
const TAGGED = /<(\w+)>(.*?)<\/\1>/gs;

const escapeBrackets = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('<', BRACKET) : value;
const restoreBrackets = (text: string): string => text.replaceAll(BRACKET, '<');

type Props = {
  i18nKey: TextKey;
  values?: TextValues | undefined;
  /** By tag: the element that renders `<tag>…</tag>` of the text. Tags are not nested. */
  components: Readonly<Record<string, ReactElement>>;
};

/** A text with elements in it. A tag in a value, or without a component, is text. */
export function Trans({ i18nKey, values = {}, components }: Props): ReactNode {
  const { t } = useTranslation();
  const text = t(
    i18nKey,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escapeBrackets(value)])),
  );
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: whole, 1: tag = '', 2: inner = '', index } of text.matchAll(TAGGED)) {
    const component = components[tag];
    parts.push(restoreBrackets(text.slice(end, index)));
    parts.push(component ? cloneElement(component, { key: index }, restoreBrackets(inner)) : restoreBrackets(whole));
    end = index + whole.length;
  }
  parts.push(restoreBrackets(text.slice(end)));
  return parts;
}
