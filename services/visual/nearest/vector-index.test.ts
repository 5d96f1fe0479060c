import { expect, test } from 'vitest'
import { getNorm, type Look, readLook, toLook, writeLook } from '../look.ts'
import { VectorIndex } from './vector-index.ts'

const LENGTH = 64

function looks(count: number): Look[] {
  let state = 5
  const chance = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return state / 2 ** 32
  }
  const kinds = Array.from({ length: 20 }, () => Array.from({ length: LENGTH }, chance))
  return Array.from({ length: count }, (_, at) =>
    toLook(Float32Array.from(kinds[at % kinds.length] ?? [], (value) => value + 0.6 * (chance() - 0.5))),
  )
}

function exactly(all: readonly Look[], requested: Look, count: number): number[] {
  const likeness = (look: Look) =>
    look.reduce((sum, value, at) => sum + value * (requested[at] ?? 0), 0) / getNorm(look)
  return all
    .map((look, slot) => ({ slot, likeness: likeness(look) }))
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, count)
    .map(({ slot }) => slot)
}

test('a small collection is searched exactly, nearest first', () => {
  const all = looks(300)
  const index = new VectorIndex(LENGTH)
  for (const look of all) index.add(look)
  const [requested] = looks(1)
  if (!requested) throw new Error('no look')
  const found = index.nearest(requested, 10)
  expect(found.map(({ slot }) => slot)).toEqual(exactly(all, requested, 10))
  expect(found[0]).toEqual({ slot: 0, likeness: expect.closeTo(1, 5) })
})

test('a large collection is searched by sketches, with nearly exact results', () => {
  const all = looks(6_000)
  const index = new VectorIndex(LENGTH)
  for (const look of all) index.add(look)
  const shares = [3, 700, 5_500].map((slot) => {
    const requested = all[slot]
    if (!requested) throw new Error('no look')
    const found = new Set(index.nearest(requested, 20).map((near) => near.slot))
    expect(found.has(slot)).toBe(true)
    return exactly(all, requested, 20).filter((near) => found.has(near)).length / 20
  })
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.9)
})

test('a look keeps its direction in a URL', () => {
  const look = toLook(Float32Array.from([0.5, -1, 0.25, 0]))
  expect([...look]).toEqual([64, -127, 32, 0])
  expect(readLook(writeLook(look), 4)).toEqual(look)
})

test.each(['', 'AAAA', 'AAAAAAA', 'äöü', 'AA+A'])('"%s" is no look of four numbers', (text) => {
  expect(readLook(text, 4)).toBeNull()
})

test('a zero vector is a zero look', () => {
  expect([...toLook(new Float32Array(3))]).toEqual([0, 0, 0])
  expect(getNorm(new Int8Array(3))).toBe(1)
})
