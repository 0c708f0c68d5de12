import styles from './Landscape.module.css';
import { drawLandscape, LANDSCAPE_HEIGHT } from './landscapeShapes.ts';

type LandscapeProps = {
  /** The same seed gives the same landscape. */
  seed: string;
  /** card: 2.55 to 1. wide: for the head of a page, cropped at the sides if needed. */
  shape?: 'card' | 'wide' | undefined;
};

const widths = { card: 306, wide: 468 };

/** Hills, sun and one detail, drawn for producers without a picture. Decorative: the name is beside it. */
export const Landscape = ({ seed, shape = 'card' }: LandscapeProps) => {
  const width = widths[shape];
  const { sky, sun, parts } = drawLandscape(seed, width);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${LANDSCAPE_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      className={styles.landscape}
    >
      <path d={`M0 0H${width}V${LANDSCAPE_HEIGHT}H0Z`} fill={sky} />
      <circle cx={sun.x} cy={sun.y} r={sun.r} fill={sun.fill} />
      {parts.map(({ d, fill = 'none', stroke, width: line }) => (
        <path key={d} d={d} fill={fill} stroke={stroke} strokeWidth={line} />
      ))}
    </svg>
  );
};
