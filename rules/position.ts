import type { Locale } from './constants.ts';

/** A place on the map, in degrees. */
export type Position = { readonly latitude: number; readonly longitude: number };
/** The centre of the addresses whose postal codes begin with `prefix`. */
export type PostalArea = { readonly prefix: string; readonly position: Position };

const DEGREES = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/;

/** Reads `45.428,-75.729`: latitude, then longitude. Null for any other text, and beyond 90 or 180 degrees. */
export function readPosition(text: string): Position | null {
  const [, north, east] = DEGREES.exec(text) ?? [];
  if (north === undefined || east === undefined) return null;
  const position = { latitude: Number(north), longitude: Number(east) };
  return Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180 ? position : null;
}

/** Reads `J8X 45.428,-75.729`: the first three characters of postal codes, and their centre. Null for any other text. */
export function readPostalArea(text: string): PostalArea | null {
  const [, prefix, degrees] = /^([A-Z]\d[A-Z]) (\S+)$/.exec(text) ?? [];
  const position = degrees === undefined ? null : readPosition(degrees);
  return prefix === undefined || position === null ? null : { prefix, position };
}

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between two places as the crow flies. */
export function distanceKm(a: Position, b: Position): number {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2);
  const east = Math.sin(radians(b.longitude - a.longitude) / 2);
  const chord = north ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** "3,4 km", "12 km"; "3.4 km": tenths below ten kilometres. */
export function formatDistance(km: number, locale: Locale): string {
  const maximumFractionDigits = km < 9.95 ? 1 : 0;
  return new Intl.NumberFormat(`${locale}-CA`, { style: 'unit', unit: 'kilometer', maximumFractionDigits }).format(km);
}
