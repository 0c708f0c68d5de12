import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../../shared/ui/Disclosure.tsx';
import { Tag } from '../../shared/ui/Tag.tsx';
import styles from './FormGroup.module.css';
import type { DeskFields } from './useDeskForm.ts';

/** From here on a screen has room for all groups of a form. */
const WIDE = '(min-width: 900px)';

type Props = {
  form: Pick<DeskFields, 'stateOf'>;
  title: string;
  /** By which an address leads to it (useHashFocus). */
  anchor?: string;
  /** What is in it, for readers who see it closed. */
  about?: string | undefined;
  /** The paths of its fields, or of what holds them. */
  fields: readonly string[];
  /** Whether it begins open on a phone, too. */
  opens?: boolean;
  /** card: a block of its own on the page. row: within a block. */
  look?: 'card' | 'row';
  children: ReactNode;
};

/**
 * A named part of a long form, which folds (ADR 183). It opens by itself as soon as one of its fields is refused or has
 * unsaved input, and says so while it is closed. Closed fields stay mounted, so nothing typed or being sent is lost.
 */
export function FormGroup({ form, anchor, title, about, fields, opens = false, look = 'card', children }: Props) {
  const { t } = useTranslation();
  const element = useRef<HTMLDetailsElement>(null);
  const [startsOpen] = useState(() => opens || (look === 'card' && window.matchMedia(WIDE).matches));
  const state = form.stateOf(fields);
  useEffect(() => {
    if (state && element.current) element.current.open = true;
  }, [state]);
  return (
    <Disclosure
      ref={element}
      open={startsOpen}
      className={styles[look]}
      title={
        <span className={styles.head}>
          <span className={styles.title}>{title}</span>
          {state && <Tag colour={state === 'refused' ? 'red' : 'yellow'}>{t(`desk_catalogue.group.${state}`)}</Tag>}
          {about && <span className={styles.about}>{about}</span>}
        </span>
      }
    >
      <div role="group" aria-label={title} data-anchor={anchor} className={styles.fields}>
        {children}
      </div>
    </Disclosure>
  );
}
