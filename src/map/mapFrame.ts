import { distanceKm, type Position } from '#rules/position.ts';

/** Units of the drawing; its height follows from what it shows. */
const WIDTH = 480;
const [LEAST_HEIGHT, MOST_HEIGHT] = [300, 520];
/** Around the places, so that no mark is cut. */
const MARGIN = 34;
/** The least extent, for a single place. */
const LEAST_DEGREES = 0.06;
const SCALES_KM = [1, 2, 5, 10, 20, 50, 100, 200, 500];

export type MapFrame = {
  readonly width: number;
  readonly height: number;
  at: (position: Position) => { x: number; y: number };
  /** Whether a place is in the drawing. */
  shows: (position: Position) => boolean;
  /** A round distance of at most a quarter of the width, and its length. */
  readonly scale: { km: number; length: number };
};

/** A drawing that shows all of these positions, north up, with degrees of longitude as short as they are there. */
export function mapFrame(around: readonly Position[]): MapFrame {
  const north = Math.max(...around.map(({ latitude }) => latitude));
  const south = Math.min(...around.map(({ latitude }) => latitude));
  const east = Math.max(...around.map(({ longitude }) => longitude));
  const west = Math.min(...around.map(({ longitude }) => longitude));
  const middle = { latitude: (north + south) / 2, longitude: (east + west) / 2 };
  const narrowing = Math.cos((middle.latitude * Math.PI) / 180);
  const wide = Math.max(east - west, LEAST_DEGREES) * narrowing;
  const high = Math.max(north - south, LEAST_DEGREES);
  const perDegree = Math.min((WIDTH - 2 * MARGIN) / wide, (MOST_HEIGHT - 2 * MARGIN) / high);
  const height = Math.max(LEAST_HEIGHT, Math.round(high * perDegree + 2 * MARGIN));
  const at = ({ latitude, longitude }: Position) => ({
    x: Math.round((WIDTH / 2 + (longitude - middle.longitude) * narrowing * perDegree) * 10) / 10,
    y: Math.round((height / 2 - (latitude - middle.latitude) * perDegree) * 10) / 10,
  });
  const degree = distanceKm(
    { ...middle, latitude: middle.latitude - 0.5 },
    { ...middle, latitude: middle.latitude + 0.5 },
  );
  const km = SCALES_KM.findLast((distance) => (distance / degree) * perDegree <= WIDTH / 4) ?? SCALES_KM[0]!;
  return {
    width: WIDTH,
    height,
    at,
    shows(position) {
      const { x, y } = at(position);
      return x >= 0 && x <= WIDTH && y >= 0 && y <= height;
    },
    scale: { km, length: Math.round((km / degree) * perDegree) },
  };
}

/** Pairs of latitude and longitude as positions. */
export const positionsOf = (points: readonly number[]): Position[] =>
  Array.from({ length: Math.floor(points.length / 2) }, (_, index) => ({
    latitude: points[2 * index]!,
    longitude: points[2 * index + 1]!,
  }));
