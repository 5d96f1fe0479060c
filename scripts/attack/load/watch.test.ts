import { expect, test } from 'vitest'
import type { Sample } from './sampler.ts'
import { slowest } from './watch.ts'

const SAMPLES: Sample[] = [
  { what: 'healthz', startedMs: 0, tookMs: 5 },
  { what: 'healthz', startedMs: 10, tookMs: 400 },
  { what: 'cached page', startedMs: 10, tookMs: 90 },
  { what: 'healthz', startedMs: 420, tookMs: 7 },
]

test.each([
  ['healthz', undefined, 400],
  ['cached page', undefined, 90],
  ['healthz', { fromMs: 100, toMs: 200 }, 400],
  ['healthz', { fromMs: 415, toMs: 500 }, 7],
  ['healthz', { fromMs: 430, toMs: 500 }, 0],
] as const)('the slowest %s in %j took %d ms', (what, span, tookMs) => {
  expect(slowest(SAMPLES, what, span)).toBe(tookMs)
})
