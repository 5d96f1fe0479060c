import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startWarnings } from '../process/start-warnings.ts'
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

test('without settings there is a complete shop on this machine, with everything embedded', () => {
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

test('pictures and files are in the configured folders, or in those of the demonstration', () => {
  const own = { PICTURES_FOLDER: '/srv/pictures', FILES_FOLDER: '/srv/files' }
  expect(readConfiguration({ DATA_FOLDER, ...own }).store).toMatchObject({
    picturesFolder: '/srv/pictures',
    filesFolder: '/srv/files',
  })
  expect(readConfiguration({ DATA_FOLDER }).store).toEqual({
    picturesFolder: 'demo/pictures',
    fetchedFolder: join(DATA_FOLDER, 'pictures'),
    picturesFolders: ['demo/pictures', join(DATA_FOLDER, 'pictures')],
    filesFolder: 'demo/files',
    importedFilesFolder: join(DATA_FOLDER, 'files'),
    filesFolders: ['demo/files', join(DATA_FOLDER, 'files')],
  })
})

test('missing secrets are generated once, and only their owner can read them', () => {
  const first = readConfiguration({ DATA_FOLDER })
  const second = readConfiguration({ DATA_FOLDER })
  expect(second).toEqual(first)
  expect(first.secret).not.toBe(first.services.search.adminKey)
  expect(statSync(join(DATA_FOLDER, 'secrets.json')).mode & 0o777).toBe(0o600)
})

test('a configured secret is used and not written to disk', () => {
  const configuration = readConfiguration({ DATA_FOLDER, SEARCH_ADMIN_KEY: 'given-key' })
  expect(configuration.services.search.adminKey).toBe('given-key')
  expect(readFileSync(join(DATA_FOLDER, 'secrets.json'), 'utf8')).not.toContain('given-key')
})

test('a deployment is not a demonstration, and requires a secret', () => {
  const deployed = { DATA_FOLDER, NODE_ENV: 'production', DATABASE_URL: 'postgres://db.example/shop' }
  expect(() => readConfiguration(deployed)).toThrow(/SECRET is missing/)
  const configuration = readConfiguration({ ...deployed, SECRET: 's'.repeat(32) })
  expect(configuration).toMatchObject({ demonstration: 'off', logLevel: 'info' })
})

test('a shop with its own database only is still a demonstration', () => {
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

const REAL = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db.example/shop', SECRET: 's'.repeat(32) }
const ACCOUNT = {
  BANK_HOLDER: 'Casa Prova S.r.l.',
  BANK_NAME: 'Banca di Parma',
  BANK_IBAN: 'IT60 X054 2811 1010 0000 0123 456',
  BANK_BIC: 'BPMOIT22',
}

test('the sample account belongs to the demonstration; a real shop has only a configured one', () => {
  const bankOf = (variables: object) =>
    readConfiguration({ DATA_FOLDER, ...variables }).services.commerce.bank
  expect(bankOf({})).toMatchObject({ bankName: 'Banca Dimostrativa' })
  expect(bankOf(REAL)).toBeNull()
  const iban = 'IT60X0542811101000000123456'
  for (const shop of [{}, REAL])
    expect(bankOf({ ...shop, ...ACCOUNT })).toMatchObject({ iban, bic: 'BPMOIT22' })
})

test.each([
  [{ BANK_IBAN: ACCOUNT.BANK_IBAN }, /incomplete: BANK_HOLDER, BANK_NAME, BANK_BIC are missing/],
  [{ ...ACCOUNT, BANK_NAME: '' }, /incomplete: BANK_NAME is missing/],
  [{ ...ACCOUNT, BANK_IBAN: 'IT61X0542811101000000123456' }, /BANK_IBAN: not a valid account number/],
  [{ ...ACCOUNT, BANK_BIC: 'PARMA' }, /BANK_BIC: not a bank identifier/],
])('a bank account that is not whole or not right, %o, is a start fault', (variables, line) => {
  expect(() => readConfiguration({ DATA_FOLDER, ...REAL, ...variables })).toThrow(line)
})

const SHOP = { ...REAL, COMMERCE_URL: 'https://house.myshopify.com' }
const PROJECT = { ...REAL, ...ACCOUNT, CONTENT_PROJECT: 'abc123' }
const WEBHOOK_SECRET = 'sixteen characters'

test.each([
  ['a real shop without an account', REAL, [/BANK_HOLDER/]],
  ['a real shop with one', { ...REAL, ...ACCOUNT }, []],
  ['a real shop without a mail server', { ...REAL, ...ACCOUNT, SMTP_URL: '' }, [/SMTP_URL/]],
  ['a storefront, which sends no emails', { ...REAL, SMTP_URL: '', ROLE: 'storefront' }, []],
  ['the demonstration', {}, []],
  ['a hosted shop', SHOP, [/COMMERCE_WEBHOOK_SECRET/]],
  ['a hosted shop that reports', { ...SHOP, COMMERCE_WEBHOOK_SECRET: WEBHOOK_SECRET }, []],
  ['our own shop elsewhere', { ...REAL, COMMERCE_URL: 'https://a.example/services/commerce' }, []],
  ['hosted content', PROJECT, [/CONTENT_WEBHOOK_SECRET/]],
  ['hosted content that reports', { ...PROJECT, CONTENT_WEBHOOK_SECRET: WEBHOOK_SECRET }, []],
])('%s starts with the warnings that fit it', (_, variables, expected) => {
  const withMail = { SMTP_URL: 'smtp://mail.example', ...variables }
  const warnings = startWarnings(readConfiguration({ DATA_FOLDER, ...withMail }))
  expect(warnings).toEqual(expected.map((line) => expect.stringMatching(line)))
})

test('every invalid setting is listed in one line', () => {
  const wrong = { DATA_FOLDER, PORT: 'many', PUBLIC_URL: 'shop', DATABASE_URL: 'mysql://x' }
  expect(() => readConfiguration(wrong)).toThrow(/^[^\n]*PORT:[^\n]*PUBLIC_URL:[^\n]*DATABASE_URL:[^\n]*$/)
})

test('after a rotation, values signed or derived with the old secret are accepted until it is removed', () => {
  const [before, after] = ['a'.repeat(32), 'b'.repeat(32)]
  const settingsWith = (variables: NodeJS.ProcessEnv) => readConfiguration({ DATA_FOLDER, ...variables })
  const old = settingsWith({ SECRET: before })
  const rotated = settingsWith({ SECRET: after, OLD_SECRETS: ` ${before}, ` })
  expect(rotated).toMatchObject({ secret: after, oldSecrets: [before] })
  expect(rotated.services.commerce.oldLinkSecrets).toEqual([old.services.commerce.linkSecret])
  const { customer, platform, files, visual, audience, identity } = rotated.services
  const earlier = old.services
  expect(customer.companyTokens[1]).toBe(earlier.customer.companyTokens[0])
  expect(platform.serverTokens[1]).toBe(earlier.platform.serverTokens[0])
  expect(files.serverTokens[1]).toBe(earlier.files.serverTokens[0])
  expect(visual.tokens[1]).toBe(earlier.visual.tokens[0])
  expect(audience.keys[1]).toBe(earlier.audience.keys[0])
  expect(identity.screensTokens[1]).toBe(earlier.identity.screensTokens[0])
  expect(identity.cookieSecrets[1]).toBe(earlier.identity.cookieSecrets[0])
  expect(identity.cookieSecrets[0]).not.toBe(earlier.identity.cookieSecrets[0])
  expect(settingsWith({ SECRET: after }).services.customer.companyTokens).toHaveLength(1)
})

test('old secrets must be as long as new ones, and may be stored next to the generated one', () => {
  expect(() => readConfiguration({ DATA_FOLDER, OLD_SECRETS: 'short' })).toThrow(/OLD_SECRETS/)
  readConfiguration({ DATA_FOLDER })
  const file = join(DATA_FOLDER, 'secrets.json')
  const stored = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...stored, oldSecrets: [stored.secret], secret: 'c'.repeat(32) }))
  expect(readConfiguration({ DATA_FOLDER })).toMatchObject({
    secret: 'c'.repeat(32),
    oldSecrets: [stored.secret],
  })
})

test('a captcha has all three settings, or there is none', () => {
  expect(readConfiguration({ DATA_FOLDER }).captcha).toBeNull()
  const all = { CAPTCHA: 'turnstile', CAPTCHA_SITE_KEY: 'site', CAPTCHA_SECRET: 'secret' }
  expect(readConfiguration({ DATA_FOLDER, ...all }).captcha).toEqual({
    provider: 'turnstile',
    siteKey: 'site',
    secret: 'secret',
  })
  const { CAPTCHA_SECRET: _, ...partial } = all
  expect(() => readConfiguration({ DATA_FOLDER, ...partial })).toThrow(/CAPTCHA_SECRET is missing/)
  expect(() => readConfiguration({ DATA_FOLDER, ...all, CAPTCHA: 'other' })).toThrow(/CAPTCHA: /)
})
