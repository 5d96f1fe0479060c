import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toNetwork } from './network.ts'

test.each([
  ['1.2.3.4', '1.2.3.4'],
  ['1.2.3.4:5000', '1.2.3.4'],
  [' 1.2.3.4 ', '1.2.3.4'],
  ['"1.2.3.4:5000"', '1.2.3.4'],
  ['255.255.255.255', '255.255.255.255'],
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['::FFFF:102:304', '1.2.3.4'],
  ['0:0:0:0:0:ffff:0102:0304', '1.2.3.4'],
  ['[::ffff:1.2.3.4]:5000', '1.2.3.4'],
  ['64:ff9b::1.2.3.4', '1.2.3.4'],
  ['64:ff9b::102:304', '1.2.3.4'],
  ['2002:102:304:7::1', '1.2.3.4'],
  ['2002:102:304:8::9', '1.2.3.4'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::2', '2001:db8:0:0'],
  ['2001:0DB8:0:0:ffff:ffff:ffff:ffff', '2001:db8:0:0'],
  ['2001:db8:0:1::1', '2001:db8:0:1'],
  ['[2001:db8::1]', '2001:db8:0:0'],
  ['"[2001:db8::1]:4711"', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['[fe80::1%25eth0.5]:80', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  ['1:2:3:4::', '1:2:3:4'],
  ['1:2:3:4:5:6:7:8', '1:2:3:4'],
  // Nothing that a proxy would write as an address: all share one network.
  ['', 'unknown'],
  ['unknown', 'unknown'],
  ['_hidden', 'unknown'],
  ['localhost', 'unknown'],
  ['1.2.3', 'unknown'],
  ['1.2.3.4.', 'unknown'],
  ['1.2.3.4.5', 'unknown'],
  ['1.2.3.256', 'unknown'],
  ['01.2.3.4', 'unknown'],
  ['0x1.2.3.4', 'unknown'],
  ['16909060', 'unknown'],
  ['1:2:3', 'unknown'],
  ['1::2::3', 'unknown'],
  ['1:2:3:4:5:6:7:8:9', 'unknown'],
  ['2001:db8::1]/@evil', 'unknown'],
])('the network of %j is %j', (address, network) => {
  expect(toNetwork(address)).toBe(network)
})

const ipv4 = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(255))
const group = fc.nat(0xffff)
const port = fc.nat(65_535)
/** Outside the networks whose addresses embed an IPv4 address. */
const ownNetwork = fc.tuple(fc.integer({ min: 0x2003, max: 0x3fff }), group, group, group)
const host = fc.tuple(group, group, group, group)

/** All ways to write an IPv6 address. */
function spellings(groups: readonly number[]): string[] {
  const hex = groups.map((each) => each.toString(16))
  const padded = hex.map((each) => each.padStart(4, '0'))
  const [high = 0, low = 0] = groups.slice(6)
  const dotted = [...hex.slice(0, 6), [high >> 8, high & 255, low >> 8, low & 255].join('.')]
  const compressed = runsOfZeros(groups).map(
    ([from, to]) => `${hex.slice(0, from).join(':')}::${hex.slice(to).join(':')}`,
  )
  const written = [hex, padded, dotted].map((each) => each.join(':'))
  return [...written, ...compressed].flatMap((each) => [each, each.toUpperCase()])
}

function runsOfZeros(groups: readonly number[]): [number, number][] {
  return groups.flatMap((each, from) => {
    const end = groups.findIndex((later, at) => at > from && later !== 0)
    return each === 0 ? [[from, end === -1 ? groups.length : end] as [number, number]] : []
  })
}

const withPorts = (address: string, number: number) => [
  address,
  `[${address}]`,
  `[${address}]:${number}`,
  `"[${address}]:${number}"`,
  `${address}%eth${number}`,
]

test('all spellings of one IPv4 address are one network, with any port and in any IPv6 address that carries it', () => {
  fc.assert(
    fc.property(ipv4, port, fc.tuple(group, host), (bytes, number, [subnet, rest]) => {
      const [a, b, c, d] = bytes
      const text = bytes.join('.')
      const pair = [a * 256 + b, c * 256 + d]
      const carried = [
        [0, 0, 0, 0, 0, 0xffff, ...pair],
        [0x64, 0xff9b, 0, 0, 0, 0, ...pair],
        [0x2002, ...pair, subnet, ...rest],
      ]
      const written = carried.flatMap(spellings).flatMap((each) => withPorts(each, number))
      for (const each of [text, `${text}:${number}`, ` "${text}:${number}" `, ...written])
        expect(toNetwork(each), each).toBe(text)
    }),
  )
})

// spec 9: limits count networks: one address written in any way is one, and so is an IPv6 /64
test('all spellings of the addresses of one /64 are one network, and another /64 is another', () => {
  fc.assert(
    fc.property(ownNetwork, ownNetwork, host, host, port, (network, other, one, another, number) => {
      const key = toNetwork([...network, ...one].map((each) => each.toString(16)).join(':'))
      for (const each of spellings([...network, ...another]).flatMap((text) => withPorts(text, number)))
        expect(toNetwork(each), each).toBe(key)
      const otherKey = toNetwork([...other, ...one].map((each) => each.toString(16)).join(':'))
      expect(otherKey === key).toBe(network.join() === other.join())
    }),
  )
})

test('no text throws, and every text has a network of a known form', () => {
  const likeAddresses = fc.string({ unit: fc.constantFrom(...'0123456789abcdefF:.[]%" /@?#'), maxLength: 60 })
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), likeAddresses), (text) => {
      expect(toNetwork(text)).toMatch(/^(unknown|\d+(\.\d+){3}|[\da-f]{1,4}(:[\da-f]{1,4}){3})$/)
    }),
    { numRuns: 2_000 },
  )
})
