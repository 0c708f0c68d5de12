import { useCallback, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import GoodsFieldsQueryNode, { type GoodsFieldsQuery } from '#generated/relay/GoodsFieldsQuery.graphql.ts';
import { UNTRACKED_MAX } from '#rules/constants.ts';
import { formatCents } from '#rules/money.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Stepper } from '../../shared/ui/Stepper.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { DeskPanel } from '../frame/DeskLayout.tsx';
import styles from './Entry.module.css';
import type { EntryLine } from './entryValues.ts';
import { SearchPick, type Pick } from './SearchPick.tsx';
import type { PreviewedLine } from './useEntryPreview.ts';

graphql`
  query GoodsFieldsQuery($words: String!) {
    search(words: $words, first: 6) {
      edges {
        node {
          name
          isAlcohol
          seller {
            name
          }
          variants {
            id
            name
            price
            stock
            stockOnHold
            trackStock
          }
        }
      }
    }
  }
`;

type Found = Omit<EntryLine, 'quantity'> & { max: number };

type Props = {
  lines: EntryLine[];
  /** What the server says of each, by its variant; none before it has answered. */
  previewed: ReadonlyMap<string, PreviewedLine>;
  error: string | undefined;
  onChange: (lines: EntryLine[]) => void;
};

/** Goods found by keyboard: words, arrows, Enter, how many, Enter; below, what was chosen. */
export function GoodsFields({ lines, previewed, error, onChange }: Props) {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const search = useRef<HTMLInputElement>(null);
  const amount = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Found | null>(null);
  const [quantity, setQuantity] = useState('1');
  const find = useCallback(
    async (words: string): Promise<Pick<Found>[]> => {
      const data = await fetchQuery<GoodsFieldsQuery>(
        environment,
        GoodsFieldsQueryNode,
        { words },
        { fetchPolicy: 'network-only' },
      ).toPromise();
      return (data?.search.edges ?? []).flatMap(({ node }) =>
        node.variants.map(({ id, name, price, stock, stockOnHold, trackStock }) => {
          const max = trackStock ? Math.max(0, stock - stockOnHold) : UNTRACKED_MAX;
          const left = trackStock ? t('desk_entry.left', { count: max }) : t('desk_entry.untracked');
          return {
            key: id,
            title: `${node.name}, ${name}`,
            detail: `${node.seller.name} · ${formatCents(price)} · ${left}`,
            muted: max === 0,
            value: { variant: id, product: node.name, name, alcohol: node.isAlcohol, max },
          };
        }),
      );
    },
    [environment, t],
  );
  const choose = (found: Found) => {
    setChosen(found);
    setQuantity('1');
    requestAnimationFrame(() => amount.current?.select());
  };
  const count = /^\d{1,4}$/.test(quantity.trim()) ? Number(quantity) : 0;
  const add = () => {
    if (!chosen || count === 0) return amount.current?.select();
    const { max: _, ...line } = chosen;
    const before = lines.find(({ variant }) => variant === line.variant)?.quantity ?? 0;
    const others = lines.filter(({ variant }) => variant !== line.variant);
    onChange([...others, { ...line, quantity: Math.min(UNTRACKED_MAX, before + count) }]);
    setChosen(null);
    search.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      setChosen(null);
      search.current?.focus();
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  const set = (variant: string, to: number) =>
    onChange(lines.flatMap((line) => (line.variant !== variant ? [line] : to > 0 ? [{ ...line, quantity: to }] : [])));
  return (
    <DeskPanel title={t('desk_entry.goods')}>
      <SearchPick
        label={t('desk_entry.goods_search')}
        hint={t('desk_entry.goods_hint')}
        error={error}
        input={search}
        find={find}
        onPick={choose}
      />
      {chosen && (
        <div className={styles.chosen}>
          <p className={styles.name}>
            <strong>{chosen.product}</strong>
            <span className={styles.detail}>{chosen.name}</span>
          </p>
          <TextField
            label={t('desk_entry.quantity')}
            ref={amount}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            className={styles.amount}
            value={quantity}
            onChange={(event) => setQuantity(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <Button variant="outlined" onClick={add}>
            {t('desk_entry.add')}
          </Button>
        </div>
      )}
      {lines.length > 0 && (
        <ul className={styles.lines} aria-label={t('desk_entry.chosen')}>
          {lines.map(({ variant, product, name, quantity: units }) => {
            const line = previewed.get(variant);
            return (
              <li key={variant} className={styles.line}>
                <span className={styles.name}>
                  <strong>{product}</strong>
                  <span className={styles.detail}>
                    {[name, line && formatCents(line.price)].filter(Boolean).join(' · ')}
                  </span>
                  {line && units > line.max && (
                    <span className={styles.problem}>{t('desk_entry.only', { count: line.max })}</span>
                  )}
                </span>
                <Stepper
                  amount={units}
                  label={product}
                  addLabel={t('desk_money.one_more', { name: product })}
                  removeLabel={t('desk_money.one_less', { name: product })}
                  max={line?.max ?? UNTRACKED_MAX}
                  onAdd={() => set(variant, units + 1)}
                  onRemove={() => set(variant, units - 1)}
                />
                <span className={styles.sum}>{line && formatCents(line.price * units)}</span>
              </li>
            );
          })}
        </ul>
      )}
    </DeskPanel>
  );
}
