import styles from './Icon.module.css';

/** One Phosphor icon: the text of its SVG file. The icons*.ts files export constants of this type. */
export type IconSource = string;

type IconProps = {
  of: IconSource;
  /** Side in CSS pixels. Default 20. */
  size?: number;
  className?: string | undefined;
};

/**
 * A Phosphor icon, inlined and hidden from assistive technology: the text beside it, or the control's label, has the
 * meaning. The source is a constant (`<Icon of={plusIcon} />`), so a bundle contains only the icons that it imports.
 * The icon's own root element is dropped: its content is rendered in ours.
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
