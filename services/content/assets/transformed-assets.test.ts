import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#services/kernel/database/database.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openContent } from '#tests/support/open-content.ts'
import { importDocuments } from '../mutations/import-documents.ts'
import type { ContentService } from '../service.ts'

const now = new Date('2026-11-24T09:00:00Z')
const stored = new Map<string, Buffer>()
let database: Database
let service: ContentService
let uploaded: string
let reads = 0
let slow = Promise.resolve()

beforeAll(async () => {
  database = await freshDatabase('content')
  const picture = { create: { width: 80, height: 60, channels: 3, background: 'teal' } } as const
  const webp = await sharp(picture).webp().toBuffer()
  service = openContent({
    database,
    clock: () => now,
    pictures: {
      read: async (key) => stored.get(key) ?? null,
      write: async (key, made) => void stored.set(key, made),
      async remove(name) {
        for (const key of stored.keys()) if (key.startsWith(`${name}/`)) stored.delete(key)
      },
      async readHousePicture(path) {
        reads += 1
        await slow
        return path === '/pictures/vase.webp' ? webp : null
      },
    },
  })
  const asset = { _id: 'image-abc-80x60-webp', _type: 'sanity.imageAsset', mimeType: 'image/webp' }
  const documents = [{ ...asset, url: '/pictures/vase.webp' }]
  await importDocuments(database, documents, { now, existing: 'replace' })
  uploaded = await upload(await sharp(picture).png().toBuffer())
})
afterAll(async () => {
  await service.close()
  await database.close()
})

async function upload(bytes: Uint8Array): Promise<string> {
  const response = await service.fetch(
    new Request('http://content/v1/assets/images/production', {
      method: 'POST',
      headers: { authorization: 'Bearer write-token' },
      body: new Uint8Array(bytes),
    }),
  )
  const { document } = (await response.json()) as { document: { url: string } }
  return document.url.split('/').at(-1) ?? ''
}

const get = (name: string, search = '', accept = '') =>
  service.fetch(
    new Request(`http://content/images/house/production/${name}${search}`, { headers: { accept } }),
  )

async function readSize(response: Response) {
  expect(response.status).toBe(200)
  const { width, height, format } = await sharp(await response.arrayBuffer()).metadata()
  return `${width}x${height} ${format}`
}

test.each([
  ['', '', '80x60 png'],
  ['?w=40', '', '40x30 png'],
  ['?w=400', '', '80x60 png'],
  ['?w=20&h=20&fit=crop', '', '20x20 png'],
  ['?w=20&h=20', '', '20x15 png'],
  ['?rect=0,0,30,20&w=15', '', '15x10 png'],
  ['?w=40&auto=format', 'image/webp,*/*', '40x30 webp'],
  ['?w=40&fm=jpg', '', '40x30 jpeg'],
])('an upload with %s (%s) is %s', async (search, accept, expected) => {
  expect(await readSize(await get(uploaded, search, accept))).toBe(expected)
})

test('one of the house’s pictures is served at the URL derived from its id', async () => {
  expect(await readSize(await get('abc-80x60.webp'))).toBe('80x60 webp')
  expect(await readSize(await get('abc-80x60.webp', '?h=30&dpr=1'))).toBe('40x30 webp')
})

test('a picture is transformed only once', async () => {
  const before = stored.size
  await get(uploaded, '?w=33')
  await get(uploaded, '?w=33')
  expect(stored.size).toBe(before + 1)
})

test.each([
  ['?w=abc', 400],
  ['?rect=500,0,10,10', 400],
])('%s is refused', async (search, status) => expect((await get(uploaded, search)).status).toBe(status))

test('a picture that does not exist is not found', async () => {
  expect((await get('none-1x1.png', '?w=5')).status).toBe(404)
})

test('an animated GIF remains animated in every size, unless another format is requested', async () => {
  const frames = [0, 255].map((red) => Buffer.alloc(20 * 10 * 3, red))
  const raw = { width: 20, height: 20, channels: 3, pageHeight: 10 } as const
  const gif = await sharp(Buffer.concat(frames), { raw }).gif().toBuffer()
  expect((await sharp(gif, { animated: true }).metadata()).pages).toBe(2)
  const name = await upload(gif)
  for (const search of ['', '?w=10', '?w=10&auto=format']) {
    const response = await get(name, search, 'image/webp,*/*')
    expect(response.headers.get('content-type')).toBe('image/gif')
    expect(Buffer.from(await response.arrayBuffer()).equals(gif)).toBe(true)
  }
  expect(await readSize(await get(name, '?w=10&fm=webp'))).toBe('10x5 webp')
})

test('identical requests share one transformation, and too many others are refused', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  slow = promise
  reads = 0
  const sizes = (widths: number[]) => widths.map((width) => get('abc-80x60.webp', `?w=${width}`))
  const equal = sizes([11, 11, 11, 11])
  const others = sizes(Array.from({ length: 101 }, (_, at) => at + 100))
  await expect.poll(() => reads).toBe(2)
  const refused = await get('abc-80x60.webp', '?w=999')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  resolve()
  const all = await Promise.all([...equal, ...others])
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]))
  expect(reads).toBe(102)
})
