import { initials } from './initials.ts';
import { joined } from './joined.ts';
import styles from './Monogram.module.css';
import { familyOf, type LandscapeKind } from './seededDrawing.ts';

type MonogramProps = {
  name: string;
  /** The landscape's seed, for the same colours. */
  seed: string;
  /** Sets the size. */
  className?: string | undefined;
};

const hill = 'M0 40Q17 27 31 35T60 32V60H0Z';
const water = 'M0 41H60M0 47H60M0 53H60';

/** A hill, sun or water, matching the landscape's detail. */
const motifs: Record<LandscapeKind, 'hill' | 'sun' | 'water'> = {
  furrows: 'hill',
  pines: 'hill',
  trees: 'sun',
  barn: 'hill',
  wheat: 'sun',
  water: 'water',
};

/** Two initials on a tinted disc, instead of a portrait. Decorative: the name is beside it. */
export const Monogram = ({ name, seed, className }: MonogramProps) => {
  const { palette, kind } = familyOf(seed);
  const motif = motifs[kind];
  return (
    <svg aria-hidden="true" viewBox="0 0 60 60" className={joined(styles.monogram, className)}>
      <path d="M0 0H60V60H0Z" fill={palette.disc} />
      {motif === 'sun' && <circle cx="43" cy="16" r="9" fill={palette.shade} />}
      {motif === 'water' ? (
        <path d={water} fill="none" stroke={palette.shade} strokeWidth="3" />
      ) : (
        <path d={motif === 'sun' ? 'M0 47Q30 40 60 47V60H0Z' : hill} fill={palette.shade} />
      )}
      <text x="30" y="37.5" textAnchor="middle" fill={palette.ink} className={styles.letters}>
        {initials(name)}
      </text>
    </svg>
  );
};
