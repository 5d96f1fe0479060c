import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#services/kernel/database/database.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { type App, createApp } from './app.ts'
import { type Configuration, readConfiguration } from './settings/config.ts'

const dataFolder = mkdtempSync(join(tmpdir(), 'app-'))
let database: Database
let configuration: Configuration
let app: App

beforeAll(async () => {
  database = await freshDatabase()
  configuration = readConfiguration({
    DATA_FOLDER: dataFolder,
    DATABASE_URL: database.url,
    ROLE: 'services',
    LOG_LEVEL: 'silent',
    SERVICE_CALLS_PER_MINUTE: '1000',
  })
  app = await createApp(configuration)
})
afterAll(async () => {
  await app.close()
  await database.close()
  rmSync(dataFolder, { recursive: true })
})

const call = (path: string, init: RequestInit = {}) =>
  app.fetch(new Request(`http://localhost:3000${path}`, init), {})

function queryCommerce(query: string, token: string) {
  return call('/services/commerce/api/2025-04/graphql.json', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'X-Shopify-Storefront-Access-Token': token },
    body: JSON.stringify({ query }),
  })
}

test('an empty shop opens with the demonstration house, in every language and sort order', async () => {
  const { application, searchKey } = configuration.services.search
  const headers = { 'x-algolia-application-id': application, 'x-algolia-api-key': searchKey }
  const indexNames = ['products', 'products_de', 'products_price_asc_gbp_fr']
  const body = JSON.stringify({ requests: indexNames.map((indexName) => ({ indexName, query: '' })) })
  const response = await call('/services/search/1/indexes/*/queries', { method: 'POST', headers, body })
  const { results } = (await response.json()) as { results: { nbHits: number }[] }
  expect(new Set(results.map(({ nbHits }) => nbHits)).size).toBe(1)
  expect(results[0]?.nbHits).toBeGreaterThan(20)
})

test('each service is available on the shop’s own port, with its key', async () => {
  const query = '{ shop { name } }'
  const right = await queryCommerce(query, configuration.services.commerce.publicToken)
  expect(await right.json()).toEqual({ data: { shop: { name: configuration.house.name } } })
  expect((await queryCommerce(query, 'guessed')).status).toBe(401)
  const content = await call('/services/content/v2025-02-19/data/query/production?query=count(*)')
  expect(await content.json()).toMatchObject({ result: expect.any(Number) })
  expect((await call('/services/nothing/here')).status).toBe(404)
  expect((await call('/services/constructor/here')).status).toBe(404)
})

test('the audience service loads data from the others, with the right tokens', async () => {
  const { audience, customer } = configuration.services
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into identity.accounts (email, email_verified_at, language, created_at)
     values ('studio@segments.example', '2026-11-20 10:00Z', 'it', '2026-11-20 10:00Z') returning id`,
  )
  await database.pool.query(
    `insert into audience.subscribers (email, language, country, state, requested_at, changed_at)
     values ('studio@segments.example', 'it', 'IT', 'confirmed', '2026-11-20 10:00Z', '2026-11-20 10:00Z')`,
  )
  const [accountId, visitorId] = [rows[0]?.id, 'a'.repeat(32)]
  const send = (path: string, method: string, headers: object, body: object) =>
    call(`/services/${path}`, {
      method,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    })
  const byCompany = { authorization: `Bearer ${customer.companyTokens[0]}` }
  await send(`customer/companies/${accountId}`, 'PUT', byCompany, { name: 'Studio Segmenti' })
  const byKey = { 'x-api-key': audience.keys[0] }
  const identifiers = { vuid: visitorId, customer_id: accountId }
  await send('audience/events', 'POST', byKey, [{ type: 'fullstack', action: 'identified', identifiers }])
  const query = `{ customer(vuid: "${visitorId}") { audiences { edges { node { name } } } } }`
  const reported = await send('audience/graphql', 'POST', byKey, { query })
  expect(await reported.json()).toEqual({
    data: {
      customer: {
        audiences: { edges: [{ node: { name: 'is_trade' } }, { node: { name: 'has_email_opted_in' } }] },
      },
    },
  })
})

test('input that no service can store or look up is a client error, however deep it is nested', async () => {
  const { commerce, content, search } = configuration.services
  const json = { 'content-type': 'application/json' }
  const graphql = { ...json, 'X-Shopify-Storefront-Access-Token': commerce.publicToken }
  const query = String.raw`{ product(handle: "a\u0000b") { id } }`
  const record = gzipSync(JSON.stringify({ title: 'a\0b' }))
  const byAdmin = { 'x-algolia-application-id': search.application, 'x-algolia-api-key': search.adminKey }
  const half = String.raw`{"mutations":[{"create":{"_id":"half","_type":"post","title":"\ud800"}}]}`
  const statuses = await Promise.all(
    [
      call('/services/commerce/api/2025-04/graphql.json', {
        method: 'POST',
        headers: graphql,
        body: JSON.stringify({ query }),
      }),
      call('/services/search/1/indexes/hidden/1', {
        method: 'PUT',
        headers: { ...byAdmin, ...json, 'content-encoding': 'gzip' },
        body: record,
      }),
      call(`/services/content/v2025-02-19/data/mutate/${content.dataset}`, {
        method: 'POST',
        headers: { ...json, authorization: `Bearer ${content.writeToken}` },
        body: half,
      }),
    ].map(async (response) => (await response).status),
  )
  expect(statuses).toEqual([400, 400, 400])
})

test('a changed product is found under its new name', async () => {
  await database.pool.query(
    `with changed as (update commerce.products set title = 'Zanzariera' where handle = 'luna-table-lamp' returning id),
          reported as (insert into kernel.changes (log, subject) select 'commerce', id from changed returning subject)
     select pg_notify('commerce_product_changes', json_agg(subject)::text) from reported`,
  )
  const { application, searchKey } = configuration.services.search
  await eventually(async () => {
    const response = await call('/services/search/1/indexes/*/queries', {
      method: 'POST',
      headers: { 'x-algolia-application-id': application, 'x-algolia-api-key': searchKey },
      body: JSON.stringify({ requests: [{ indexName: 'products', query: 'zanzariera' }] }),
    })
    expect(await response.json()).toMatchObject({ results: [{ nbHits: 1 }] })
  })
})

test('with ROLE=services there are no pages, and readiness includes the index', async () => {
  expect((await call('/')).status).toBe(404)
  expect((await call('/readyz')).status).toBe(200)
})

test('the passwords of its people are printed once', async () => {
  expect(app.startupMessages.join('\n')).toMatch(/consumer@\S+ +\w{5}-\w{5}-\w{5}\n/)
  expect(app.startupMessages.filter((line) => line.includes('@'))).toHaveLength(9)
  expect(app.startupMessages.join('\n')).toMatch(
    /administrator +\S+@\S+ +\w{5}-\w{5}-\w{5} +secret \w{32} +code \d{6}\n/,
  )
})

test('a real shop opens without products and people', async () => {
  const empty = await freshDatabase()
  const real = { ...configuration, databaseUrl: empty.url, demonstration: 'off' as const }
  const shop = await createApp(real)
  await shop.close()
  const { rows } = await empty.pool.query(`select (select count(*)::int from commerce.products) as products,
    (select count(*)::int from identity.accounts) as accounts`)
  await empty.close()
  expect(rows).toEqual([{ products: 0, accounts: 0 }])
  expect(shop.startupMessages).toEqual([])
})

test('a shop that is already open is not filled again', async () => {
  const count = async () =>
    (await database.pool.query('select count(*)::int as n from commerce.products')).rows[0].n
  await database.pool.query(`delete from commerce.products where handle = 'luna-table-lamp'`)
  const before = await count()
  const second = await createApp(configuration)
  await second.close()
  expect(second.startupMessages.join()).not.toContain('@')
  expect(await count()).toBe(before)
})

test('with ROLE=storefront every service needs an address', async () => {
  const lone = { ...configuration, role: 'storefront' as const }
  await expect(createApp(lone)).rejects.toThrow(/IDENTITY_URL/)
})
