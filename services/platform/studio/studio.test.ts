import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createStudioClient } from '#clients/platform/studio-client.ts'
import { LOGO_BYTES_MAX } from '#contracts/studio.ts'
import { ok, refuse } from '#domain/result.ts'
import { UNLIMITED } from '#services/kernel/rate-limit.ts'
import { createSeal } from '#services/kernel/secrets/seal.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { SAMPLE_DOWNLOADS } from '#tests/support/samples/sample-downloads.ts'
import { SAMPLE_PDF, samplePicture } from '#tests/support/samples/sample-files.ts'
import { SAMPLE_LISTS } from '#tests/support/samples/sample-list-options.ts'
import { SAMPLE_QUOTES } from '#tests/support/samples/sample-quotes.ts'
import { SAMPLE_REQUESTS } from '#tests/support/samples/sample-requests.ts'
import { SAMPLE_TRADE } from '#tests/support/samples/sample-trade.ts'
import { createPlatformService } from '../service.ts'
import { removeOldLogos } from './studio-store.ts'

const database = await freshDatabase('platform')
afterAll(() => database.close())
const NOW = new Date('2026-11-26T08:00:00Z')
const stored = new Map<string, Uint8Array<ArrayBuffer>>()
let isStoring = true
const files = {
  async store(id: string, { content }: { content: Uint8Array<ArrayBuffer> }) {
    if (!isStoring) return refuse('files-unavailable')
    stored.set(id, content)
    return ok(null)
  },
  async read(id: string) {
    const content = stored.get(id)
    return content ? ok(content) : refuse('file-not-found')
  },
  async remove(id: string) {
    stored.delete(id)
    return ok(null)
  },
}
const platform = createPlatformService({
  trade: SAMPLE_TRADE,
  lists: SAMPLE_LISTS,
  quotes: SAMPLE_QUOTES,
  requests: { ...SAMPLE_REQUESTS, files, forgetMail: async () => {} },
  downloads: { ...SAMPLE_DOWNLOADS, limiter: UNLIMITED },
  reportError: (error) => console.error(error),
  cartSeal: createSeal(['a secret'], 'stored carts'),
  database,
  clock: () => NOW,
  authenticate: async (token) => ok(token === 'no one' ? null : token),
  storeLanguage: async () => true,
  serverToken: 'server',
})
const client = createStudioClient({
  baseUrl: 'http://platform.internal',
  fetch: (request) => platform.fetch(request),
  report: () => {},
})
const readStudio = async (token = 'ada') => {
  const read = await client.read(token)
  return read.ok ? read.value : null
}

beforeEach(async () => {
  stored.clear()
  isStoring = true
  await database.pool.query('truncate platform.studios, platform.studio_logos')
})

test('a studio has no name and no logo until they are given, each for itself', async () => {
  expect(await readStudio()).toEqual({ name: '', logo: null })
  expect(await client.rename('ada', { name: ' Studio Verdi ' })).toEqual(
    ok({ name: 'Studio Verdi', logo: null }),
  )
  const withLogo = await client.storeLogo('ada', await samplePicture('png'))
  expect(withLogo).toMatchObject({ value: { name: 'Studio Verdi', logo: expect.any(String) } })
  expect(await client.rename('ada', { name: '' })).toMatchObject({ value: { name: '' } })
  expect(await client.rename('ada', { name: 'x'.repeat(61) })).toEqual(refuse('studio-malformed'))
  expect(await readStudio('bob')).toEqual({ name: '', logo: null })
})

test('a logo is encoded anew as a small PNG file, upright and without anything hidden in it', async () => {
  const create = { width: 3000, height: 900, channels: 3, background: '#7a5c3e' } as const
  const photo = await sharp({ create })
    .withExif({ IFD0: { Copyright: 'a secret' } })
    .jpeg()
    .toBuffer()
  expect((await client.storeLogo('ada', new Uint8Array(photo))).ok).toBe(true)
  const response = await client.downloadLogo('ada')
  if (!response.ok) throw new Error(response.code)
  const bytes = Buffer.from(await response.value.arrayBuffer())
  const { format, width, height, exif } = await sharp(bytes).metadata()
  expect([format, width, height, exif]).toEqual(['png', 800, 240, undefined])
  expect(response.value.headers.get('content-security-policy')).toContain('sandbox')
  expect(response.value.headers.get('cache-control')).toBe('private, no-store')
})

test('transparent parts stay transparent', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const logo = await sharp({ create: { width: 20, height: 20, channels: 4, background: clear } })
    .png()
    .toBuffer()
  await client.storeLogo('ada', new Uint8Array(logo))
  const [content] = stored.values()
  expect((await sharp(content).metadata()).hasAlpha).toBe(true)
})

// spec 6: the logo of a designer’s studio: PNG or JPEG by its content, encoded again
test.each([
  ['a PDF file', async () => SAMPLE_PDF, 'logo-type'],
  [
    'an SVG drawing',
    async () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'logo-type',
  ],
  ['a WebP picture', () => samplePicture('webp'), 'logo-type'],
  ['an empty file', async () => new Uint8Array(), 'logo-type'],
  ['a damaged picture', async () => (await samplePicture('png')).slice(0, 60), 'logo-unreadable'],
  ['a file above 2 MB', async () => new Uint8Array(LOGO_BYTES_MAX + 1), 'logo-too-large'],
] as const)('%s is no logo, and the earlier one stays', async (_, content, code) => {
  await client.storeLogo('ada', await samplePicture('jpeg'))
  const before = await readStudio()
  expect(await client.storeLogo('ada', await content())).toEqual(refuse(code))
  expect(await readStudio()).toEqual(before)
})

test('a new logo replaces the earlier one, whose file is removed; one that is not stored replaces nothing', async () => {
  await client.storeLogo('ada', await samplePicture('png'))
  const first = await readStudio()
  isStoring = false
  expect((await client.storeLogo('ada', await samplePicture('jpeg'))).ok).toBe(false)
  expect(await readStudio()).toEqual(first)
  isStoring = true
  await client.storeLogo('ada', await samplePicture('jpeg'))
  const second = await readStudio()
  expect(second?.logo).not.toBe(first?.logo)
  await removeOldLogos(database, files, NOW)
  expect([...stored.keys()]).toEqual([second?.logo])
  expect(await client.removeLogo('ada')).toMatchObject({ value: { logo: null } })
  expect(await client.downloadLogo('ada')).toEqual(refuse('logo-not-found'))
  await removeOldLogos(database, files, new Date(NOW.getTime() + 3_600_001))
  expect([stored.size, (await database.pool.query('select from platform.studio_logos')).rowCount]).toEqual([
    0, 0,
  ])
})

test('it is in the copy of an account’s data, and removed with it', async () => {
  await client.rename('ada', { name: 'Studio Verdi' })
  await client.storeLogo('ada', await samplePicture('png'))
  const { studio } = await platform.customers.copy('ada')
  expect(studio).toEqual({
    name: 'Studio Verdi',
    logo: expect.stringMatching(/^data:image\/png;base64,iVBOR/),
  })
  await database.db.transaction((tx) => platform.customers.remove(tx, 'ada'))
  expect(await readStudio()).toEqual({ name: '', logo: null })
  await removeOldLogos(database, files, NOW)
  expect(stored.size).toBe(0)
})

test('no one reads or changes it without an account', async () => {
  for (const call of [client.read, client.removeLogo, client.downloadLogo])
    expect(await call('no one')).toEqual(refuse('unauthorized'))
  expect(await client.rename('no one', { name: 'x' })).toEqual(refuse('unauthorized'))
})
