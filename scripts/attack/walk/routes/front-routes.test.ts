import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FRONT_ADDRESSES } from './front-routes.ts'

/** Readiness responds with 503 while it is not ready, which is not a fault. */
const NOT_ATTACKED = '/readyz'

test('every route of the front is attacked', () => {
  const source = readFileSync('server/http/front.ts', 'utf8')
  const own = [...source.matchAll(/app\.(?:get|post|put|delete|all)\('(\/[^'*]+)'/g)].map(([, path]) => path)
  expect(own.length).toBeGreaterThan(4)
  const attacked = FRONT_ADDRESSES.map(([, path]) => path)
  expect(own.filter((path) => path !== NOT_ATTACKED && !attacked.includes(path ?? ''))).toEqual([])
})
