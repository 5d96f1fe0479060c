import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DESK_PATHS } from '#contracts/team/desk.ts'
import { FRONT_ROUTES } from './front-routes.ts'

/** It responds with 503 while the shop is not ready, which is not an error. */
const NOT_ATTACKED = '/readyz'

test('every route of the front is attacked', () => {
  const source = readFileSync('server/http/front.ts', 'utf8')
  const own = [...source.matchAll(/app\.(?:get|post|put|delete|all)\('(\/[^'*]+)'/g)].map(([, path]) => path)
  expect(own.length).toBeGreaterThan(4)
  const attacked = FRONT_ROUTES.map(([, path]) => path)
  expect(own.filter((path) => path !== NOT_ATTACKED && !attacked.includes(path ?? ''))).toEqual([])
})

test('every route of the desk’s server is attacked', () => {
  const source = readFileSync('server/desk/desk.ts', 'utf8')
  const own = [...source.matchAll(/app\.(?:get|post|all)\((?:`\$\{)?DESK_PATHS\.(\w+)/g)].map(
    ([, name]) => name,
  )
  expect(own.length).toBeGreaterThan(5)
  const attacked = FRONT_ROUTES.map(([, path]) => path)
  const names = Object.entries(DESK_PATHS)
  for (const name of own) {
    const path = names.find(([each]) => each === name)?.[1] ?? ''
    expect(
      attacked.some((each) => each === path || each.startsWith(`${path}/`)),
      path,
    ).toBe(true)
  }
})
