import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfiguration } from './config.ts'

let DATA_FOLDER: string
beforeAll(() => {
  DATA_FOLDER = mkdtempSync(join(tmpdir(), 'settings-'))
})
afterAll(() => rmSync(DATA_FOLDER, { recursive: true }))

const SECRET = 'a-secret-that-is-longer-than-32-characters'
const DATABASE_URL = 'postgresql://shop@db.example/shop'

test('with no settings every service is embedded, and the shop is a demonstration', () => {
  const { services, isDemonstration, databaseUrl, publicOrigin } = readConfiguration({ DATA_FOLDER })
  expect(isDemonstration).toBe(true)
  expect(databaseUrl).toBeNull()
  expect(publicOrigin).toBe('http://localhost:3000')
  expect([services.commerce.url, services.carrier.url, services.content.url, services.search.url]).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test('secrets that nobody gave are the same at the next start', () => {
  expect(readConfiguration({ DATA_FOLDER }).secret).toBe(readConfiguration({ DATA_FOLDER }).secret)
})

test.each([
  [{ NODE_ENV: 'production' }, true],
  [{ NODE_ENV: 'production', DATABASE_URL, SECRET }, false],
  [{ NODE_ENV: 'production', DATABASE_URL, SECRET, DEMONSTRATION: 'yes' }, true],
  [{ NODE_ENV: 'development', DATABASE_URL }, true],
  [{ DEMONSTRATION: 'no', SECRET }, false],
])('%j: demonstration %s', (given, expected) => {
  expect(readConfiguration({ DATA_FOLDER, ...given }).isDemonstration).toBe(expected)
})

test.each([
  [{ PORT: 'eighty' }, /PORT/],
  [{ PORT: '0' }, /PORT/],
  [{ DATABASE_URL: 'mysql://db' }, /DATABASE_URL/],
  [{ SMTP_URL: 'http://mail' }, /SMTP_URL/],
  [{ SECRET: 'short' }, /SECRET/],
  [{ NODE_ENV: 'production', DATABASE_URL }, /SECRET is missing/],
])('%j is refused in one line that names the variable', (given, line) => {
  expect(() => readConfiguration({ DATA_FOLDER, ...given })).toThrow(line)
})

test('an empty variable counts as absent', () => {
  expect(readConfiguration({ DATA_FOLDER, PORT: '', DATABASE_URL: '' }).port).toBe(3000)
})
