import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import styles from './Panel.module.css';

/** The tinted grounds of the design tokens, by name. */
export type Tint = 'pistache' | 'rhubarbe' | 'ble' | 'ciel';

type PanelProps = {
  /** papier: white; or a tint, on which outlined controls are filled as needed. */
  ground?: 'papier' | Tint | undefined;
  /** raised: shadow o2, for the one main panel. outlined: a thin line. */
  edge?: 'raised' | 'outlined' | 'none' | undefined;
  as?: 'div' | 'section' | 'aside' | 'article' | undefined;
  /** id of the heading that names a section or aside. */
  labelledBy?: string | undefined;
  /** Keeps light colours in the dark theme, content included: for panels with a picture. */
  light?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A block with a ground of its own, radius 22. */
export const Panel = (props: PanelProps) => {
  const { ground = 'papier', edge = 'none', as: Element = 'div', labelledBy, light, className, children } = props;
  return (
    <Element
      aria-labelledby={labelledBy}
      data-light={light ? '' : undefined}
      className={classNames(styles.panel, styles[ground], styles[edge], className)}
    >
      {children}
    </Element>
  );
};
