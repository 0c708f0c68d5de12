import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/Button.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { caretDownIcon } from '../../shared/ui/icons.ts';
import styles from './TextsView.module.css';

type Entry = { id: string };
type Action = 'up' | 'down' | 'open';
type Props<E extends Entry> = {
  entries: readonly E[];
  onChange: (entries: readonly E[]) => void;
  make: (id: string) => E;
  /** Beside its number: the question, or the name of a link. */
  titleOf: (entry: E) => string;
  /** 'Question 3', for buttons. */
  nameOf: (number: number) => string;
  addLabel: string;
  /** Entries that have an invalid field are open. */
  hasError: (index: number) => boolean;
  error: string | undefined;
  max: number;
  children: (entry: E, index: number) => ReactNode;
};

/** Entries in their order, each folded: added, removed, put back and moved by buttons, which keep the focus where they act. */
export function EntryList<E extends Entry>(props: Props<E>) {
  const { entries, onChange, make, titleOf, nameOf, addLabel, hasError, error, max, children } = props;
  const { t } = useTranslation();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [removed, setRemoved] = useState<{ entry: E; index: number } | null>(null);
  const list = useRef<HTMLDivElement>(null);
  /** What has the focus next: the pressed button stands elsewhere, or is gone. */
  const focusNext = useRef<{ id: string; action: Action } | 'restore' | null>(null);
  useEffect(() => {
    const next = focusNext.current;
    if (next === null) return;
    focusNext.current = null;
    if (next === 'restore') return list.current?.querySelector<HTMLElement>('[data-restore]')?.focus();
    const entry = list.current?.querySelector(`[data-entry="${next.id}"]`);
    const buttons = (['up', 'down'] as const).map((action) =>
      entry?.querySelector<HTMLElement>(`[data-move="${action}"]`),
    );
    const [up, down] = buttons;
    const target =
      next.action === 'open'
        ? entry?.querySelector<HTMLElement>('input, textarea')
        : next.action === 'up'
          ? (up ?? down)
          : (down ?? up);
    target?.focus();
    // A browser scrolls to what receives the focus, not to what kept it while it was moved.
    target?.scrollIntoView({ block: 'nearest' });
  });
  const toggle = (id: string, isOpen: boolean) =>
    setOpen((before) => {
      if (before.has(id) === isOpen) return before;
      const after = new Set(before);
      if (isOpen) after.add(id);
      else after.delete(id);
      return after;
    });
  const add = () => {
    const entry = make(crypto.randomUUID());
    focusNext.current = { id: entry.id, action: 'open' };
    toggle(entry.id, true);
    setRemoved(null);
    onChange([...entries, entry]);
  };
  const move = (index: number, by: 1 | -1) => {
    const order = [...entries];
    const [entry] = order.splice(index, 1);
    if (!entry) return;
    order.splice(index + by, 0, entry);
    focusNext.current = { id: entry.id, action: by === 1 ? 'down' : 'up' };
    onChange(order);
  };
  const remove = (entry: E, index: number) => {
    focusNext.current = 'restore';
    setRemoved({ entry, index });
    onChange(entries.filter(({ id }) => id !== entry.id));
  };
  const putBack = () => {
    if (!removed) return;
    focusNext.current = { id: removed.entry.id, action: removed.index > 0 ? 'up' : 'down' };
    const order = [...entries];
    order.splice(removed.index, 0, removed.entry);
    setRemoved(null);
    onChange(order);
  };
  // Dropping the input, or an earlier version, brought it back.
  const isRemoved = removed !== null && !entries.some(({ id }) => id === removed.entry.id);
  return (
    <div ref={list} className={styles.entries}>
      {entries.length > 0 && (
        <ol className={styles.list}>
          {entries.map((entry, index) => {
            const name = nameOf(index + 1);
            const isOpen = open.has(entry.id) || hasError(index);
            return (
              <li key={entry.id} data-entry={entry.id} className={styles.entry}>
                <details open={isOpen} onToggle={({ currentTarget }) => toggle(entry.id, currentTarget.open)}>
                  <summary className={styles.summary}>
                    <span className={styles.number}>{name}</span>
                    <span className={styles.title}>{titleOf(entry)}</span>
                    <Icon of={caretDownIcon} className={styles.caret} />
                  </summary>
                  {isOpen && <div className={styles.fields}>{children(entry, index)}</div>}
                </details>
                <div className={styles.moves}>
                  {index > 0 && (
                    <Button
                      variant="outlined"
                      size="s"
                      data-move="up"
                      aria-label={t('desk_texts.up_of', { name })}
                      onClick={() => move(index, -1)}
                    >
                      {t('desk_texts.up')}
                    </Button>
                  )}
                  {index < entries.length - 1 && (
                    <Button
                      variant="outlined"
                      size="s"
                      data-move="down"
                      aria-label={t('desk_texts.down_of', { name })}
                      onClick={() => move(index, 1)}
                    >
                      {t('desk_texts.down')}
                    </Button>
                  )}
                  <Button
                    variant="text"
                    size="s"
                    aria-label={t('desk_texts.remove_of', { name })}
                    onClick={() => remove(entry, index)}
                  >
                    {t('desk_texts.remove')}
                  </Button>
                </div>
              </li>
            );
          })}
        </ol>
      )}
      {isRemoved && (
        <p className={styles.removed} role="status">
          {t('desk_texts.removed', { title: titleOf(removed.entry) })}{' '}
          <Button variant="outlined" size="s" data-restore onClick={putBack}>
            {t('desk_texts.put_back')}
          </Button>
        </p>
      )}
      <div role="alert" className={styles.error}>
        {error && <p>{error}</p>}
      </div>
      {entries.length < max && (
        <Button variant="outlined" onClick={add}>
          {addLabel}
        </Button>
      )}
    </div>
  );
}
