import { type Look, toLook } from '#services/visual/look.ts'
import { VectorIndex } from '#services/visual/nearest/vector-index.ts'
import { atLeast, atMost, type Figure } from '../figures.ts'
import { chanceFrom } from './chance.ts'

const COUNT = 60_000
const LENGTH = 580
const FAMILIES = 400
const QUERIES = 200
const COMPARED = 20
const NEAREST = 60

/** Measures only the vector index: 60,000 generated looks in clusters, since pieces come in kinds. */
export function measurePictureIndex(): Figure[] {
  const makeLook = lookMaker()
  const looks = Array.from({ length: COUNT }, makeLook)
  const startedAt = performance.now()
  const index = new VectorIndex(LENGTH)
  for (const look of looks) index.add(look)
  const buildSeconds = (performance.now() - startedAt) / 1000
  for (let warm = 0; warm < 20; warm++) index.nearest(makeLook(), NEAREST)
  const queries = Array.from({ length: QUERIES }, makeLook)
  const times = queries.map((look) => {
    const start = performance.now()
    index.nearest(look, NEAREST)
    return performance.now() - start
  })
  const sorted = times.toSorted((one, other) => one - other)
  const found = queries.slice(0, COMPARED).map((look) => agreement(index, looks, look))
  const mean = found.reduce((sum, share) => sum + share, 0) / found.length
  return [
    { what: `index of ${COUNT} looks, built in`, value: `${buildSeconds.toFixed(1)} s` },
    { what: `nearest ${NEAREST} of ${COUNT}, p50`, value: `${(sorted[QUERIES / 2] ?? 0).toFixed(1)} ms` },
    atMost(`nearest ${NEAREST} of ${COUNT}, p95`, sorted[Math.floor(QUERIES * 0.95)] ?? 0, 10, 'ms'),
    atLeast('share of them that a full comparison finds too', mean, 0.98, '', 3),
  ]
}

function agreement(index: VectorIndex, looks: readonly Look[], look: Look): number {
  const exact = looks
    .map((other, slot) => ({ slot, likeness: cosine(look, other) }))
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, NEAREST)
  const found = new Set(index.nearest(look, NEAREST).map(({ slot }) => slot))
  return exact.filter(({ slot }) => found.has(slot)).length / NEAREST
}

function cosine(one: Look, other: Look): number {
  let [product, square] = [0, 0]
  for (let index = 0; index < LENGTH; index++) {
    const value = other[index] ?? 0
    product += (one[index] ?? 0) * value
    square += value * value
  }
  return product / Math.sqrt(square)
}

/** Each look mixes those of two clusters and adds noise; mostly zeros, like histograms. */
function lookMaker(): () => Look {
  const chance = chanceFrom(1)
  const vector = () => Float32Array.from({ length: LENGTH }, () => Math.max(0, chance() - 0.6))
  const families = Array.from({ length: FAMILIES }, vector)
  const family = () => families[Math.floor(chance() * FAMILIES)] ?? vector()
  return () => {
    const [one, other, share] = [family(), family(), chance() / 2]
    return toLook(one.map((value, index) => value * (1 - share) + (other[index] ?? 0) * share + own(chance)))
  }
}

function own(chance: () => number): number {
  return chance() < 0.3 ? (chance() - 0.5) / 5 : 0
}
