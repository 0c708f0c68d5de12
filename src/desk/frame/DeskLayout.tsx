import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../shared/routing/PageTitle.tsx';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import { TextLink } from '../../shared/ui/TextLink.tsx';
import { useDeskAddress } from './deskAddress.ts';
import styles from './DeskLayout.module.css';
import type { DeskViewName } from './deskViews.ts';

type HeadProps = {
  title: string;
  /** Its status, beside its name. */
  tag?: ReactNode;
  /** A line below: which day, how many. */
  under?: ReactNode;
  /** Actions on the whole view. */
  children?: ReactNode;
};

/** The head of a view of the desk: its name, also the page's title, and its actions at the other end. */
export function DeskHead({ title, tag, under, children }: HeadProps) {
  return (
    <header className={styles.head}>
      <PageTitle name={title} />
      <div>
        <div className={styles.named}>
          <h1 id="view" tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {tag}
        </div>
        {under && <p className={styles.under}>{under}</p>}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </header>
  );
}

/** A message in place of a view, which is also the page's title. */
export const DeskMessage = ({
  title,
  ...message
}: Omit<ComponentProps<typeof EmptyState>, 'heading'> & { title: string }) => (
  <>
    <PageTitle name={title} />
    <EmptyState heading="h1" title={title} {...message} />
  </>
);

/** The parts of a view, as links. On a phone one row that scrolls, with the current part in sight. */
export function DeskParts({ label, children }: { label: string; children: ReactNode }) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && current) row.current.scrollLeft = current.offsetLeft - row.current.offsetLeft - EDGE;
  }, [label]);
  return (
    <nav ref={row} className={styles.parts} aria-label={label}>
      {children}
    </nav>
  );
}
/** How much of the part before the current one stays in sight, in px. */
const EDGE = 60;

type TrailProps = { label: string; /** The list that it belongs to. */ view: DeskViewName; children: ReactNode };

/** Breadcrumbs of an item: a link to the list, and its name. */
export function DeskTrail({ label, view, children }: TrailProps) {
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

type PanelProps = { title: ReactNode; /** red: something is wrong. */ tone?: 'plain' | 'red'; children: ReactNode };

/** A block of a view of the desk under its own heading. */
export function DeskPanel({ title, tone = 'plain', children }: PanelProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.panel} data-tone={tone}>
      <h2 id={heading} className={styles.panelTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A view in two columns, the second below the first without room for both. */
export const DeskColumns = ({ children, aside }: { children: ReactNode; aside: ReactNode }) => (
  <div className={styles.columns}>
    <div className={styles.column}>{children}</div>
    <div className={styles.column}>{aside}</div>
  </div>
);
