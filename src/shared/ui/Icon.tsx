import styles from './Icon.module.css';

/** One Phosphor drawing: the text of its SVG file. Constants of this type are exported by the icons*.ts files. */
export type IconSource = string;

type IconProps = {
  of: IconSource;
  /** Side in CSS pixels. Default 20. */
  size?: number;
  className?: string | undefined;
};

/**
 * A Phosphor icon, inlined and hidden from assistive technology: the words beside it, or the control's label, say it.
 * The source is a constant (`<Icon of={plusIcon} />`), so a bundle carries only the drawings that it imports.
 * The drawing's own element is kept out: what lies between its first `>` and its closing tag is drawn in ours.
 */
export const Icon = ({ of, size = 20, className }: IconProps) => (
  <svg
    aria-hidden="true"
    className={className ? `${styles.icon} ${className}` : styles.icon}
    width={size}
    height={size}
    viewBox="0 0 256 256"
    dangerouslySetInnerHTML={{ __html: of.slice(of.indexOf('>') + 1, -6) }}
  />
);
