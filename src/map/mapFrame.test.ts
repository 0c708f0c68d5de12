import { expect, it } from 'vitest';
import { mapFrame, positionsOf } from './mapFrame.ts';

const hull = { latitude: 45.43, longitude: -75.72 };
const wakefield = { latitude: 45.64, longitude: -75.92 };

it('shows every place with a margin, north up and east to the right', () => {
  const frame = mapFrame([hull, wakefield]);
  const [south, north] = [frame.at(hull), frame.at(wakefield)];
  expect(north.y).toBeLessThan(south.y);
  expect(north.x).toBeLessThan(south.x);
  for (const { x, y } of [south, north]) {
    expect(x).toBeGreaterThanOrEqual(34);
    expect(x).toBeLessThanOrEqual(frame.width - 34);
    expect(y).toBeGreaterThanOrEqual(34);
    expect(y).toBeLessThanOrEqual(frame.height - 34);
  }
});

it('keeps distances the same in both directions', () => {
  const frame = mapFrame([hull, wakefield]);
  const [start, north, east] = [
    hull,
    { ...hull, latitude: 45.53 },
    { ...hull, longitude: hull.longitude + 0.1 / Math.cos((45.535 * Math.PI) / 180) },
  ].map(frame.at);
  expect(east!.x - start!.x).toBeCloseTo(start!.y - north!.y, 0);
});

it('puts a single place in the middle', () => {
  const frame = mapFrame([hull]);
  expect(frame.at(hull)).toEqual({ x: frame.width / 2, y: frame.height / 2 });
});

it('knows which places are outside', () => {
  const frame = mapFrame([hull, wakefield]);
  expect(frame.shows(hull)).toBe(true);
  expect(frame.shows({ latitude: 47.5, longitude: -69.8 })).toBe(false);
});

it('has a scale of a round distance that a quarter of the width holds', () => {
  const { scale, width } = mapFrame([hull, wakefield]);
  expect(scale.km).toBe(5);
  expect(scale.length).toBeLessThanOrEqual(width / 4);
  // 0.21 degrees of latitude are 23.35 km.
  const frame = mapFrame([hull, wakefield]);
  const kmPerUnit = 23.35 / (frame.at(hull).y - frame.at(wakefield).y);
  expect(scale.length * kmPerUnit).toBeCloseTo(5, 1);
});

it('reads the pairs of an outline', () => {
  expect(positionsOf([45.43, -75.72, 45.64, -75.92])).toEqual([hull, wakefield]);
  expect(positionsOf([])).toEqual([]);
});
