import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FRONT_ADDRESSES } from './front-routes.ts'

/** Whether the shop is up to date is answered with 503 where it is not: no fault. */
const NOT_ATTACKED = '/readyz'

test('every address that the front answers by itself is attacked', () => {
  const source = readFileSync('server/http/front.ts', 'utf8')
  const own = [...source.matchAll(/app\.(?:get|post|put|delete|all)\('(\/[^'*]+)'/g)].map(([, path]) => path)
  expect(own.length).toBeGreaterThan(4)
  const attacked = FRONT_ADDRESSES.map(([, path]) => path)
  expect(own.filter((path) => path !== NOT_ATTACKED && !attacked.includes(path ?? ''))).toEqual([])
})
