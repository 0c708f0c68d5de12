import { Kind } from 'graphql';
import type { GraphQLScalarType, ValueNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { scalarsOf, formatInstant } from './scalars.ts';

const scalars = scalarsOf('demo');
const text = (value: string): ValueNode => ({ kind: Kind.STRING, value });
const int = (value: string): ValueNode => ({ kind: Kind.INT, value });

function refuses(scalar: GraphQLScalarType, values: unknown[]): void {
  for (const value of values) {
    expect(() => scalar.parseValue(value), String(value)).toThrow(`Not a ${scalar.name}`);
    expect(() => scalar.serialize(value), String(value)).toThrow(`Not a ${scalar.name}`);
  }
}

describe('Cents', () => {
  it('accepts and returns whole numbers only', () => {
    for (const value of [0, 500, -500]) {
      expect(scalars.Cents.parseValue(value)).toBe(value);
      expect(scalars.Cents.serialize(value)).toBe(value);
    }
    expect(scalars.Cents.parseLiteral(int('500'))).toBe(500);
    refuses(scalars.Cents, [1.5, '500', Number.NaN, 2 ** 53, true, {}, Number.POSITIVE_INFINITY]);
    expect(() => scalars.Cents.parseLiteral(text('500'))).toThrow('Not a Cents');
    expect(() => scalars.Cents.parseLiteral({ kind: Kind.FLOAT, value: '5.0' })).toThrow('Not a Cents');
  });
});

describe('Date', () => {
  it('accepts existing days only', () => {
    expect(scalars.Date.parseLiteral(text('2028-02-29'))).toBe('2028-02-29');
    expect(scalars.Date.serialize('2026-11-27')).toBe('2026-11-27');
    refuses(scalars.Date, ['2026-02-29', '2026-13-01', '27-11-2026', '2026-11-27T00:00:00Z', 20261127, '']);
    expect(() => scalars.Date.parseLiteral(int('20261127'))).toThrow('Not a Date');
  });
});

describe('DateTime', () => {
  it.each([
    ['2026-11-23T05:00:00Z', '2026-11-23T00:00:00-05:00'],
    ['2026-07-01T04:00:00Z', '2026-07-01T00:00:00-04:00'],
    ['2026-11-01T05:59:59Z', '2026-11-01T01:59:59-04:00'],
    ['2026-11-01T06:00:00Z', '2026-11-01T01:00:00-05:00'],
    ['2026-03-08T06:59:59Z', '2026-03-08T01:59:59-05:00'],
    ['2026-03-08T07:00:00Z', '2026-03-08T03:00:00-04:00'],
    ['2026-01-01T03:30:07.900Z', '2025-12-31T22:30:07-05:00'],
  ])('writes %s in market time as %s', (utc, formatted) => {
    expect(formatInstant(new Date(utc))).toBe(formatted);
    expect(scalars.DateTime.serialize(new Date(utc))).toBe(formatted);
    expect(Math.floor(Date.parse(formatted) / 1000)).toBe(Math.floor(Date.parse(utc) / 1000));
  });

  it('accepts text with an offset only, and returns instants only', () => {
    for (const value of ['2026-11-23T00:00:00-05:00', '2026-11-23T05:00:00Z', '2026-11-23T05:00:00.123Z']) {
      expect(scalars.DateTime.parseValue(value)).toBe(value);
    }
    for (const value of [
      '2026-11-23T00:00:00',
      '2026-11-23',
      '2026-02-30T00:00:00Z',
      '2026-11-23T24:00:00Z',
      '2026-11-23T00:00:00+25:00',
      0,
    ]) {
      expect(() => scalars.DateTime.parseValue(value), String(value)).toThrow('Not a DateTime');
    }
    for (const value of ['2026-11-23T05:00:00Z', 0])
      expect(() => scalars.DateTime.serialize(value)).toThrow('Not a DateTime');
    expect(() => scalars.DateTime.serialize(new Date(Number.NaN))).toThrow();
  });
});

describe('URL', () => {
  it.each(['https://example.org/a?b#c', '/commande-recue?session=x', '/', 'http://localhost:4002/pay'])(
    'accepts %s',
    (url) => {
      expect(scalars.URL.parseValue(url)).toBe(url);
      expect(scalars.URL.serialize(url)).toBe(url);
    },
  );

  it('rejects everything else', () => {
    refuses(scalars.URL, [
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '\\\\evil.example',
      'javascript:alert(1)',
      'data:text/html,x',
      'http://example.org',
      'http://localhost',
      'http://localhost.evil.example:80',
      'http://localhost:4000@evil.example',
      'https://localhost:pass@evil.example/',
      'https:evil.example',
      ' https://example.org',
      'example.org',
      '',
      7,
    ]);
  });

  it('accepts http://localhost in demo mode only', () => {
    expect(() => scalarsOf('live').URL.parseValue('http://localhost:4002/')).toThrow('Not a URL');
    expect(scalarsOf('live').URL.parseValue('https://example.org/')).toBe('https://example.org/');
  });
});
