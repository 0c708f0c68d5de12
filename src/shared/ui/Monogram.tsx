import { classNames } from './classNames.ts';
import styles from './Monogram.module.css';
import { familyOf, type LandscapeKind } from './seededDrawing.ts';

/** Short words of French and English names that give no initial. */
const CONNECTIVES = new Set('a \u00E0 au aux d de des du en et l la le les of the and'.split(' '));

/**
 * Two letters for a monogram: of the first and the last significant word, or the first two of a single word. "Verger du
 * Calvaire" is VC, "Érablière du Lac-à-l’Ours" ÉO. Empty for a name without letters.
 */
export function initials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const significant = words.filter((word) => !CONNECTIVES.has(word.toLocaleLowerCase('fr')));
  const [first = '', ...others] = significant.length > 0 ? significant : words;
  const last = others.at(-1);
  const letters = last === undefined ? [...first].slice(0, 2) : [[...first][0], [...last][0]];
  return letters.join('').toLocaleUpperCase('fr');
}

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
    <svg aria-hidden="true" viewBox="0 0 60 60" className={classNames(styles.monogram, className)}>
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
