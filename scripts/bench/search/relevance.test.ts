import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/market/language.ts'
import { openOurEngine } from './engines/our-engine.ts'
import { type ScoredQuery, scoreAll } from './relevance.ts'
import { mean, score } from './scores.ts'

const NDCG_MIN = 0.95
const SUCCESS_MIN = 0.97
const JUDGED_MIN = 400

// spec 1: text search: answers to judged queries
test('the judged queries find what was meant in each language, in both halves, and none finds nothing', async () => {
  const scored = await scoreAll([['ours', openOurEngine]])
  expect(scored.length).toBeGreaterThanOrEqual(JUDGED_MIN)
  expect(scored.filter(({ isEmpty }) => isEmpty).map(({ query }) => query)).toEqual([])
  for (const half of ['tuning', 'test'] as const) {
    for (const language of LANGUAGES) {
      const own = scored.filter((each: ScoredQuery) => each.language === language && each.half === half)
      const { ndcg, success } = mean(own.map(({ scores }) => scores))
      expect(ndcg, `nDCG in ${language}, ${half} half`).toBeGreaterThan(NDCG_MIN)
      expect(success, `success in ${language}, ${half} half`).toBeGreaterThan(SUCCESS_MIN)
    }
  }
})

test.each([
  [['a', 'b'], 1, 1],
  [['b', 'a'], (1 + 7 / Math.log2(3)) / (7 + 1 / Math.log2(3)), 0],
  [['x', 'y'], 0, 0],
  [[], 0, 0],
])('%j is scored against the best order', (response, ndcg, success) => {
  const grades = new Map([
    ['a', 3],
    ['b', 1],
  ])
  const scores = score(response, grades)
  expect(scores.ndcg).toBeCloseTo(ndcg)
  expect(scores.success).toBe(success)
})
