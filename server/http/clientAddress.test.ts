import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { clientAddress, isLoopback, networkOf } from './clientAddress.ts';

function from(remoteAddress: string | undefined, forwarded?: string): IncomingMessage {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
}

it.each([
  ['the socket, whatever is claimed, without trusted proxies', from('203.0.113.9', '198.51.100.1'), 0, '203.0.113.9'],
  ['IPv4 for IPv4 in IPv6', from('::ffff:203.0.113.9'), 0, '203.0.113.9'],
  ['IPv6 as it is', from('2001:db8::1'), 0, '2001:db8::1'],
  ['the last hop with one proxy', from('10.0.0.1', '1.1.1.1, 203.0.113.9'), 1, '203.0.113.9'],
  ['the last but one with two', from('10.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.2'), 2, '203.0.113.9'],
  ['the proxy itself when it said nothing', from('10.0.0.1'), 1, '10.0.0.1'],
  ['the proxy itself when it said too little', from('10.0.0.1', '203.0.113.9'), 2, '10.0.0.1'],
  ['the proxy itself when it said nonsense', from('10.0.0.1', 'unknown'), 1, '10.0.0.1'],
  ['an empty address for a closed socket', from(undefined), 0, ''],
])('uses %s', (_, request, proxies, address) => {
  expect(clientAddress(request, proxies)).toBe(address);
});

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('limits calls from %s by %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['::1', true],
  ['128.0.0.1', false],
  ['10.0.0.1', false],
  ['::2', false],
  ['', false],
  ['localhost', false],
])('decides whether %s is this machine: %s', (address, isLocal) => {
  expect(isLoopback(address)).toBe(isLocal);
});
