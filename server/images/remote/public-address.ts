import { BlockList, isIPv6 } from 'node:net'

/** Networks that are not part of the public internet: local, private, metadata services, documentation, reserved. */
const NOT_PUBLIC = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv4')
}
for (const [network, prefix] of [
  // Unspecified, loopback, and IPv4 addresses in the first IPv6 form.
  ['::', 96],
  // Translations and tunnels, which contain an IPv4 address.
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['100::', 64],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv6')
}

/**
 * Whether an IP address is part of the public internet, so that fetching from it reaches no internal host.
 */
export function isPublicAddress(address: string): boolean {
  return !NOT_PUBLIC.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
