import { expect, test } from 'vitest'
import type { VisualMatch } from '#contracts/visual.ts'
import { computeLooks, nearestToAny, readLooks, writeLooks } from './query-looks.ts'

const ONE = Int8Array.of(1, 2, 3)
const OTHER = Int8Array.of(4, 5, 6)
const match = (number: string, likeness: number): VisualMatch => ({ number, likeness })

test('a product counts by its likeness to the nearest look, and later looks count a little less', () => {
  const nearest = (look: Int8Array) =>
    look === ONE ? [match('1', 0.8), match('2', 0.5)] : [match('2', 0.84), match('3', 0.82), match('4', 0.06)]
  expect(nearestToAny([ONE, OTHER], 10, nearest).map(({ number }) => number)).toEqual(['2', '1', '3'])
  expect(nearestToAny([ONE, OTHER], 1, nearest)).toHaveLength(1)
})

// spec 1: search by image: nothing resembles a plain color (issue 22)
test('a picture that resembles nothing finds nothing', async () => {
  const embedder = { name: 'x', length: 3, embed: async () => Float32Array.of(1, 2, 3) }
  const gray = { width: 20, height: 20, rgb: new Uint8Array(1200).fill(128) }
  const looks = await computeLooks(gray, embedder, () => [match('1', 0.9)])
  expect(looks.map((look) => [...look])).toEqual([[0, 0, 0]])
  expect(nearestToAny(looks, 10, () => [match('1', 0)])).toEqual([])
})

test('looks are read from a URL as they were written', () => {
  expect(readLooks(writeLooks([ONE, OTHER]), 3)).toEqual([ONE, OTHER])
  for (const text of ['', '.', `${writeLooks([ONE])}.`, writeLooks([ONE, ONE, ONE, ONE, ONE]), 'AQI', '%'])
    expect(readLooks(text, 3), text).toBeNull()
})
