import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { Subscription } from 'relay-runtime';
import { useReplaceLineMutation } from '#generated/hooks/useReplaceLineMutation.ts';
import ReplacementNoteQueryNode, { type ReplacementNoteQuery } from '#generated/relay/ReplacementNoteQuery.graphql.ts';
import { replaceableUnits, REPLACEMENT_LENGTH } from '#rules/lineStatus.ts';
import { trimmed, z } from '../../shared/forms/formSchema.ts';
import { useMarketForm } from '../../shared/forms/useMarketForm.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { deskFailure } from '../frame/deskErrors.ts';
import { notifyTaskCountsChanged } from '../frame/taskCounts.ts';
import styles from './ReplacementNote.module.css';

graphql`
  mutation ReplaceLineMutation($line: ID!, $variant: ID, $text: String) {
    replaceLine(line: $line, variant: $variant, text: $text) {
      orders {
        ...DeskOrderDetail_order
      }
    }
  }
`;

graphql`
  query ReplacementNoteQuery($words: String!) {
    search(words: $words, first: 5) {
      edges {
        node {
          name
          variants {
            id
            name
          }
        }
      }
    }
  }
`;

const schema = z.object({ words: trimmed() });

type Props = {
  line: {
    id: string;
    product: string;
    /** Its replacement; null: none. */
    replacedBy: string | null;
    /** Replaced units, and those that could be: missing and not refunded. */
    replaced: number;
    replaceable: number;
  };
};

/** Notes what replaces a line's missing units (ADR 78): one of the market's products, found by search, or free text. */
export function ReplacementNote({ line: { id, product, replacedBy, replaced, replaceable } }: Props) {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const listId = useId();
  const form = useMarketForm({ schema, saved: { words: '' } });
  const [suggestions, setSuggestions] = useState<ReadonlyMap<string, string>>(new Map());
  const subscription = useRef<Subscription>(undefined);
  const [replace, busy] = useReplaceLineMutation();

  const send = async (by: { variant: string } | { text: string } | null) => {
    const data = await replace({ variables: { line: id, ...by }, failureKey: deskFailure('errors.basic_save') });
    if (!data) return;
    form.discard();
    notifyTaskCountsChanged();
  };
  const search = (typedWords: string) => {
    form.write('words', typedWords);
    subscription.current?.unsubscribe();
    if (typedWords.trim().length < 2 || suggestions.has(typedWords)) return;
    subscription.current = fetchQuery<ReplacementNoteQuery>(environment, ReplacementNoteQueryNode, {
      words: typedWords,
    }).subscribe({
      next: ({ search: { edges } }) =>
        setSuggestions(
          new Map(
            edges.flatMap(({ node }) =>
              node.variants.map((variant) => [`${node.name}, ${variant.name}`, variant.id] as const),
            ),
          ),
        ),
      // Without suggestions the text is still stored as it was typed.
      error: () => setSuggestions(new Map()),
    });
  };
  const save = form.submit(({ words: text }) => {
    const variant = suggestions.get(text);
    return text === '' ? undefined : send(variant === undefined ? { text } : { variant });
  });
  return (
    <>
      {replacedBy !== null && (
        <p className={styles.noted}>
          <b>{t('desk_lists.replaced_by', { name: replacedBy, units: replaced })}</b>
          <Button
            size="s"
            variant="text"
            busy={busy}
            aria-label={t('desk_lists.replaced_remove_of', { name: product })}
            onClick={() => void send(null)}
          >
            {t('desk_lists.replaced_remove')}
          </Button>
        </p>
      )}
      {replaceable > replaced && (
        <form className={styles.form} onSubmit={save}>
          <TextField
            label={t('desk_lists.replaced_with', { name: product })}
            hint={t('desk_lists.replaced_hint')}
            list={listId}
            autoComplete="off"
            maxLength={REPLACEMENT_LENGTH}
            {...form.field('words')}
            onChange={(event) => search(event.target.value)}
          />
          <datalist id={listId}>
            {[...suggestions.keys()].map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <Button type="submit" size="s" busy={busy}>
            {t('desk_lists.replaced_save')}
          </Button>
        </form>
      )}
    </>
  );
}

type PackedLine = {
  id: string;
  quantity: number;
  missing: number;
  missingReturned: number;
  replaces: boolean;
  returned?: number | undefined;
  replaced?: number | undefined;
  replacedBy?: string | null | undefined;
};

/** The note at a line of a list, which may be stored from before replacements existed; `missing`: on the server. */
export function LineReplacement({ line, product }: { line: PackedLine; product: string }) {
  const { replaced = 0, returned = 0, replacedBy = null, replaces } = line;
  const replaceable = replaceableUnits({ ...line, returned, ifMissing: replaces ? 'replacement' : 'refund' });
  return <ReplacementNote line={{ id: line.id, product, replacedBy, replaced, replaceable }} />;
}
