import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../shared/ui/classNames.ts';
import { Icon, type IconSource } from '../shared/ui/Icon.tsx';
import { caretDownIcon, xIcon } from '../shared/ui/icons.ts';
import { UiLink } from '../shared/ui/UiLink.tsx';
import { VisuallyHidden } from '../shared/ui/VisuallyHidden.tsx';
import styles from './ListingChip.module.css';

type ToggleProps = { on: boolean; href: string; icon?: IconSource | undefined; children: ReactNode };

/** A filter: a link to the same list with it, or without it while it is on. */
export function ToggleChip({ on, href, icon, children }: ToggleProps) {
  const { t } = useTranslation();
  return (
    <UiLink href={href} rel="nofollow" className={classNames(styles.chip, on && styles.on)}>
      {icon && <Icon of={icon} size={18} />}
      <span>{children}</span>
      {on && (
        <>
          <VisuallyHidden>{t('collection.remove')}</VisuallyHidden>
          <Icon of={xIcon} size={16} />
        </>
      )}
    </UiLink>
  );
}

type PressProps = { on: boolean; onPress: () => void; children: ReactNode };

/** A filter that is on or off in the page itself. Scripts only. */
export const PressChip = ({ on, onPress, children }: PressProps) => (
  <button
    type="button"
    aria-pressed={on}
    className={classNames(styles.chip, styles.scripted, on && styles.on)}
    onClick={onPress}
  >
    {children}
  </button>
);

type ChoiceProps = {
  /** The label: "Trier", "Producteur". */
  label: string;
  /** The chosen value; '' for the default. */
  value: string;
  options: readonly { value: string; text: string }[];
  onChoose: (value: string) => void;
  /** The same list without it; null: not a filter, or not active. */
  clearHref: string | null;
  icon?: IconSource | undefined;
  /** Only where it has room; on a phone it is in the sheet. */
  wideOnly?: boolean;
  children: ReactNode;
};

/** A choice among several: a native select over the chip's text. Scripts only: without them the form replaces it. */
export function ChoiceChip(props: ChoiceProps) {
  const { label, value, options, onChoose, clearHref, icon, wideOnly, children } = props;
  const { t } = useTranslation();
  return (
    <span
      className={classNames(styles.chip, clearHref !== null && styles.on, styles.scripted, wideOnly && styles.wide)}
    >
      <select
        aria-label={label}
        className={styles.select}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      {icon && <Icon of={icon} size={18} />}
      <span aria-hidden="true" className={styles.text}>
        {children}
      </span>
      {clearHref === null ? (
        <Icon of={caretDownIcon} size={16} />
      ) : (
        <UiLink
          href={clearHref}
          rel="nofollow"
          aria-label={t('collection.remove_named', { name: label })}
          className={styles.drop}
          // The link disappears with the filter: focus goes to the select beside it.
          onClick={(event) => event.currentTarget.parentElement?.querySelector('select')?.focus()}
        >
          <Icon of={xIcon} size={16} />
        </UiLink>
      )}
    </span>
  );
}

type SheetProps = { icon?: IconSource | undefined; onOpen: () => void; children: ReactNode };

/** The button that opens the sheet on a phone. */
export const SheetChip = ({ icon, onOpen, children }: SheetProps) => (
  <button
    type="button"
    aria-haspopup="dialog"
    className={classNames(styles.chip, styles.scripted, styles.narrow)}
    onClick={onOpen}
  >
    {icon && <Icon of={icon} size={18} />}
    <span>{children}</span>
    <Icon of={caretDownIcon} size={16} />
  </button>
);
