import { describe, expect, it } from 'vitest';
import { distanceKm, readPosition, readPostalArea } from './position.ts';

const hull = { latitude: 45.428, longitude: -75.729 };

describe('readPosition', () => {
  it('reads latitude and longitude', () => {
    expect(readPosition('45.428,-75.729')).toEqual(hull);
    expect(readPosition('-90,180')).toEqual({ latitude: -90, longitude: 180 });
  });

  it.each([
    '',
    '45.428',
    '45.428 -75.729',
    '45.428, -75.729',
    '90.1,0',
    '-91,0',
    '0,180.5',
    '0,-181',
    'a,b',
    '45.1234567,0',
  ])('reads nothing from “%s”', (text) => {
    expect(readPosition(text)).toBeNull();
  });
});

describe('readPostalArea', () => {
  it('reads the beginning of postal codes and their centre', () => {
    expect(readPostalArea('J8X 45.428,-75.729')).toEqual({ prefix: 'J8X', position: hull });
  });

  it.each(['J8X', 'J8X 95,0', '45.428,-75.729', 'j8x 45.428,-75.729', 'J8X3G4 45.428,-75.729'])(
    'reads nothing from “%s”',
    (text) => {
      expect(readPostalArea(text)).toBeNull();
    },
  );
});

describe('distanceKm', () => {
  it('measures as the crow flies', () => {
    expect(distanceKm(hull, hull)).toBe(0);
    expect(distanceKm(hull, { latitude: 46.428, longitude: -75.729 })).toBeCloseTo(111.2, 1);
    expect(distanceKm(hull, { latitude: 45.428, longitude: -74.729 })).toBeCloseTo(78, 0);
    expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(20015, 0);
  });

  it('is the same in both directions', () => {
    const montreal = { latitude: 45.5, longitude: -73.57 };
    expect(distanceKm(hull, montreal)).toBe(distanceKm(montreal, hull));
  });
});
