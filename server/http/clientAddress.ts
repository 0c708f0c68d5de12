import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

function unmappedAddress(address: string): string {
  return address.startsWith('::ffff:') && isIP(address.slice(7)) === 4 ? address.slice(7) : address;
}

/**
 * The client's address: the socket's or, behind `proxies` trusted proxies (TRUST_PROXY), what the outermost of them
 * saw. Only that entry of X-Forwarded-For is believed, counted from the right: anybody can write the rest.
 */
export function clientAddress(request: IncomingMessage, proxies: number): string {
  const socket = unmappedAddress(request.socket.remoteAddress ?? '');
  if (proxies === 0) return socket;
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',');
  const hops = forwarded.split(',').map((hop) => unmappedAddress(hop.trim()));
  const claimedAddress = hops.at(-proxies) ?? '';
  return isIP(claimedAddress) === 0 ? socket : claimedAddress;
}

/**
 * The key of rate limits: an IPv4 address, or the /64 of an IPv6 one (`2001:db8:1:2::/64`), since one household or
 * server has all of it. Anything else stays as it is.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (isIP(bare) !== 6) return address;
  const [head = '', tail = ''] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const groups = (part: string) => part.split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - groups(head).length - groups(tail).length }, () => '0');
  return `${[...groups(head), ...zeros, ...groups(tail)].slice(0, 4).join(':')}::/64`;
}

/** Whether an address is this machine's own. */
export function isLoopback(address: string): boolean {
  if (address === '127.0.0.1' || address === '::1') return true;
  const family = isIP(address);
  return family !== 0 && loopback.check(address, family === 4 ? 'ipv4' : 'ipv6');
}
