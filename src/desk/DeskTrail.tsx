import type { ReactNode } from 'react';
import { useTranslation } from '../shared/i18n/translator.ts';
import { TextLink } from '../shared/ui/TextLink.tsx';
import { useDeskAddress } from './deskAddress.ts';
import styles from './DeskTrail.module.css';
import type { DeskViewName } from './deskViews.ts';

type Props = { label: string; /** The list that it belongs to. */ view: DeskViewName; children: ReactNode };

/** Breadcrumbs of an item: a link to the list, and its name. */
export function DeskTrail({ label, view, children }: Props) {
  const { t } = useTranslation();
  const address = useDeskAddress();
  return (
    <nav aria-label={label} className={styles.trail}>
      <TextLink standalone href={address(view)}>
        {t(`desk.views.${view}`)}
      </TextLink>
      <span aria-hidden="true"> › </span>
      <span aria-current="page">{children}</span>
    </nav>
  );
}
