import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOCKS } from './locks.ts'

test('no two advisory locks share a number', () => {
  const numbers = Object.values(LOCKS)
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('every advisory lock is acquired by its name in the register', () => {
  const taken = globSync('{services,server,scripts}/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => readFileSync(file, 'utf8').match(/pg_\w*advisory_\w*lock\w*\([\s\S]{0,60}/g) ?? [])
  expect(taken.length).toBeGreaterThan(8)
  expect(taken.filter((line) => !/\bLOCKS\.\w+|\[\s*lock\b/.test(line))).toEqual([])
})
