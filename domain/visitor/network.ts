/** The network by which a visitor is rate-limited. It is only created from an address below, never from a raw text. */
export type Network = string & { readonly __network: true }

/** Unreadable addresses share one network, so that they are limited too. */
const UNKNOWN = 'unknown' as Network

const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/

/**
 * The network of an address in any notation: an IPv4 address, or the /64 of an IPv6 address, which is one household.
 * Quotes, brackets, ports and zones are ignored. An IPv6 address that embeds an IPv4 address (mapped, NAT64 or 6to4)
 * counts as the latter: otherwise all visitors behind a translator would count as one, and a host with 6to4 as 65,536.
 */
export function toNetwork(address: string): Network {
  const host = withoutPort(address.trim().replace(/^"(.*)"$/, '$1'))
  if (IPV4.test(host)) return host as Network
  const groups = ipv6Groups(host)
  if (groups === null) return UNKNOWN
  return (embeddedIpv4(groups) ??
    groups
      .slice(0, 4)
      .map((group) => group.toString(16))
      .join(':')) as Network
}

/** An IPv6 address can only have a port after brackets, because without them a port and a group look the same. */
function withoutPort(text: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? []
  if (bracketed !== undefined) return bracketed
  return text.replace(/^([^:]*):\d*$/, '$1')
}

/** Without its zone; null if it is not an IPv6 address. */
function ipv6Groups(text: string): number[] | null {
  const plain = text.replace(/%[\w.~-]*$/, '')
  if (!/^[\da-f:.]{2,45}$/i.test(plain)) return null
  // The URL parser normalizes addresses: lower case, an embedded IPv4 address as two groups, the longest run of zeros
  // as `::`.
  const canonical = URL.parse(`http://[${plain}]/`)?.hostname.slice(1, -1)
  if (canonical === undefined) return null
  const [head = [], tail = []] = canonical.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16))
}

function embeddedIpv4(groups: readonly number[]): string | null {
  const start = groups.slice(0, 6).join(':')
  if (start === MAPPED || start === NAT64) return ipv4Of(groups.slice(6))
  return groups[0] === SIX_TO_FOUR ? ipv4Of(groups.slice(1, 3)) : null
}

const MAPPED = [0, 0, 0, 0, 0, 0xffff].join(':')
const NAT64 = [0x64, 0xff9b, 0, 0, 0, 0].join(':')
const SIX_TO_FOUR = 0x2002

function ipv4Of(groups: readonly number[]): string {
  return groups.flatMap((group) => [group >> 8, group & 255]).join('.')
}
