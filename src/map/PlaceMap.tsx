import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { PlaceMap_market$key } from '#generated/relay/PlaceMap_market.graphql.ts';
import type { Position } from '#rules/position.ts';
import { UiLink } from '../shared/ui/UiLink.tsx';
import { mapFrame, positionsOf } from './mapFrame.ts';
import styles from './PlaceMap.module.css';

const fragment = graphql`
  fragment PlaceMap_market on Market {
    outlines {
      kind
      name
      points
    }
  }
`;

/** In an area, between its middle and its northern end: most places are south of it. */
function northOf(area: readonly Position[]): Position {
  const mean = (degrees: readonly number[]) => degrees.reduce((sum, degree) => sum + degree, 0) / degrees.length;
  const latitudes = area.map(({ latitude }) => latitude);
  return {
    latitude: mean(latitudes) * 0.45 + Math.max(...latitudes) * 0.55,
    longitude: mean(area.map(({ longitude }) => longitude)),
  };
}

export type MapPlace = {
  id: string;
  name: string;
  position: Position;
  /** Written into the mark: its number in the list beside the map. */ mark?: string | undefined;
  /** The one that the page is about. */ chosen?: boolean;
  /** Where a press on it leads; the list beside the map has the same link for the keyboard. */ href?: string;
};

type Props = {
  market: PlaceMap_market$key;
  places: readonly MapPlace[];
  /** What the map shows: its places, or the whole of the outlines. */ extent: 'places' | 'outlines';
};

/**
 * Places on the outlines of the market, drawn here without any foreign server (ADR 137). Hidden from screen readers: the
 * list beside it says the same with distances.
 */
export function PlaceMap({ market, places, extent }: Props) {
  const { outlines } = useFragment(fragment, market);
  const { t } = useTranslation();
  const shapes = outlines.map((outline) => ({ ...outline, positions: positionsOf(outline.points) }));
  const positions = places.map(({ position }) => position);
  const drawn = shapes.flatMap((shape) => shape.positions);
  const around = extent === 'outlines' && drawn.length > 0 ? drawn : positions;
  if (around.length === 0) return null;
  const frame = mapFrame(around);
  const { width, height, at, shows, scale } = frame;
  const path = (shape: readonly Position[], isClosed: boolean) =>
    `M${shape.map((position) => `${at(position).x} ${at(position).y}`).join('L')}${isClosed ? 'Z' : ''}`;
  const beyond = positions.filter((position) => !shows(position)).length;
  const line = height - 20;
  return (
    <figure className={styles.figure}>
      <svg className={styles.map} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {shapes.map(({ kind, positions: shape }, index) => (
          <path key={index} d={path(shape, kind !== 'river')} className={styles[kind]} />
        ))}
        {shapes.map(({ name, kind, positions: shape }, index) => {
          const visible = shape.filter(shows);
          const isNamed = kind === 'area' || (kind === 'river' && extent === 'places');
          if (!name || !isNamed || visible.length < shape.length / 2) return null;
          const anchor = kind === 'river' ? visible[Math.floor(visible.length / 2)]! : northOf(visible);
          return (
            <text key={index} {...at(anchor)} className={kind === 'river' ? styles.riverName : styles.areaName}>
              {name}
            </text>
          );
        })}
        {places
          .filter(({ position }) => shows(position))
          .toSorted((a, b) => Number(a.chosen ?? false) - Number(b.chosen ?? false))
          .map(({ id, name, position, mark, chosen, href }) => {
            const { x, y } = at(position);
            const dot = (
              <g transform={`translate(${x} ${y})`} className={chosen ? styles.chosen : styles.place}>
                <title>{name}</title>
                <circle r={mark === undefined ? (chosen ? 8 : 5) : 13} />
                {mark !== undefined && (
                  <text y="5" className={styles.mark}>
                    {mark}
                  </text>
                )}
              </g>
            );
            return href === undefined ? (
              <g key={id}>{dot}</g>
            ) : (
              <UiLink key={id} href={href} tabIndex={-1}>
                {dot}
              </UiLink>
            );
          })}
        <path d={`M16 ${line - 6}v6h${scale.length}v-6`} className={styles.scale} />
        <text x="16" y={line - 11} className={styles.scaleText}>
          {t('map.km', { km: scale.km })}
        </text>
        <path d={`M${width - 22} 40v-22m-6 8l6 -9l6 9`} className={styles.scale} />
        <text x={width - 22} y="56" className={styles.north}>
          {t('map.north')}
        </text>
      </svg>
      {beyond > 0 && <figcaption className={styles.caption}>{t('map.beyond', { count: beyond })}</figcaption>}
    </figure>
  );
}
