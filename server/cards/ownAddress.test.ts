import { expect, it } from 'vitest';
import { isOwnAddress } from './ownAddress.ts';

const ORIGIN = 'https://marche.example';

it.each([
  'https://marche.example',
  'https://marche.example/compte/paniers?carte=oui#bas',
  'https://marche.example:443/compte',
  'HTTPS://MARCHE.EXAMPLE/compte',
])('accepts %s', (address) => expect(isOwnAddress(address, ORIGIN)).toBe(true));

it.each([
  '',
  '/compte',
  'compte',
  '//marche.example/compte',
  'http://marche.example/compte',
  'https://marche.example:8443/compte',
  'https://marche.example.host.evil/',
  'https://marche.example@host.evil/',
  'https://somebody@marche.example/',
  'https://host.evil/https://marche.example',
  'https://host.evil\\@marche.example',
  'https://marche.example/\nhttps://host.evil',
  'javascript:location="https://marche.example"',
  'null',
  `https://marche.example/${'x'.repeat(2000)}`,
])('rejects %j', (address) => expect(isOwnAddress(address, ORIGIN)).toBe(false));
