import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readConfiguration } from './config.ts'

const folders: string[] = []
let DATA_FOLDER: string
beforeEach(() => {
  DATA_FOLDER = mkdtempSync(join(tmpdir(), 'config-'))
  folders.push(DATA_FOLDER)
})
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

test('nothing set is a whole shop on this machine, with everything embedded', () => {
  const configuration = readConfiguration({ DATA_FOLDER })
  expect(configuration).toMatchObject({
    demonstration: 'assumed',
    role: 'all',
    host: '127.0.0.1',
    port: 3000,
    publicOrigin: 'http://localhost:3000',
    databaseUrl: null,
  })
  const { commerce, carrier, content, search } = configuration.services
  expect([commerce, carrier, content, search].map(({ url }) => url)).toEqual([null, null, null, null])
})

test('secrets that nobody gave are made once, and only their owner can read them', () => {
  const first = readConfiguration({ DATA_FOLDER })
  const second = readConfiguration({ DATA_FOLDER })
  expect(second).toEqual(first)
  expect(first.secret).not.toBe(first.services.search.adminKey)
  expect(statSync(join(DATA_FOLDER, 'secrets.json')).mode & 0o777).toBe(0o600)
})

test('a secret that is given is used and written nowhere', () => {
  const configuration = readConfiguration({ DATA_FOLDER, SEARCH_ADMIN_KEY: 'given-key' })
  expect(configuration.services.search.adminKey).toBe('given-key')
  expect(readFileSync(join(DATA_FOLDER, 'secrets.json'), 'utf8')).not.toContain('given-key')
})

test('a deployment is no demonstration, and has to bring its secret', () => {
  const deployed = { DATA_FOLDER, NODE_ENV: 'production', DATABASE_URL: 'postgres://db.example/shop' }
  expect(() => readConfiguration(deployed)).toThrow(/SECRET is missing/)
  const configuration = readConfiguration({ ...deployed, SECRET: 's'.repeat(32) })
  expect(configuration).toMatchObject({ demonstration: 'off', logLevel: 'info' })
})

test('a database of one’s own alone is still a demonstration', () => {
  const configuration = readConfiguration({ DATA_FOLDER, DATABASE_URL: 'postgres://db.example/shop' })
  expect(configuration.demonstration).toBe('assumed')
})

test.each([
  [{ DEMONSTRATION: 'no', SECRET: 's'.repeat(32) }, 'off'],
  [{ DEMONSTRATION: 'yes', NODE_ENV: 'production', DATABASE_URL: 'postgres://db.example/shop' }, 'chosen'],
])('%o says itself what the shop is', (variables, demonstration) => {
  expect(readConfiguration({ DATA_FOLDER, ...variables }).demonstration).toBe(demonstration)
})

test.each([{ HOST: '0.0.0.0' }, { TRUSTED_PROXIES: '1' }, { PUBLIC_URL: 'https://shop.example' }])(
  '%o is a real shop, which brings its secret or says that it is none',
  (variables) => {
    expect(() => readConfiguration({ DATA_FOLDER, ...variables })).toThrow(/SECRET.*DEMONSTRATION=yes/)
  },
)

test.each([
  [{ COMMERCE_URL: 'https://house.myshopify.com' }, { commerce: { shopDomain: 'house.myshopify.com' } }],
  [{ CONTENT_PROJECT: 'abc123' }, { content: { isHosted: true, url: null, project: 'abc123' } }],
  [{ CONTENT_PROJECT: 'abc123' }, { content: { storefrontToken: null } }],
  [
    { CONTENT_PROJECT: 'abc123', CONTENT_READ_TOKEN: 'viewer' },
    { content: { storefrontToken: 'viewer', readToken: 'viewer' } },
  ],
  [{ CONTENT_READ_TOKEN: 'shared' }, { content: { storefrontToken: 'shared', readToken: 'shared' } }],
  [{ SEARCH_APPLICATION: 'APP' }, { search: { isHosted: true, url: null, application: 'APP' } }],
  [
    { SEARCH_URL: 'https://shop.example/services/search', SEARCH_APPLICATION: 'APP' },
    { search: { isHosted: false, url: 'https://shop.example/services/search' } },
  ],
  [{ CARRIER_URL: '' }, { carrier: { url: null } }],
])('%o moves that service and no other', (variables, services) => {
  expect(readConfiguration({ DATA_FOLDER, ...variables }).services).toMatchObject(services)
})

test('every wrong setting is named in one line', () => {
  const wrong = { DATA_FOLDER, PORT: 'many', PUBLIC_URL: 'shop', DATABASE_URL: 'mysql://x' }
  expect(() => readConfiguration(wrong)).toThrow(/^[^\n]*PORT:[^\n]*PUBLIC_URL:[^\n]*DATABASE_URL:[^\n]*$/)
})
