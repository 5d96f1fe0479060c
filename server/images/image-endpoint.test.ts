import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { testClock } from '#tests/support/test-clock.ts'
import { createImageEndpoint } from './image-endpoint.ts'
import { clean, createImageStore } from './image-store.ts'

let folder: string
const picture = await sharp({ create: { width: 1200, height: 1500, channels: 3, background: '#c9b8a3' } })
  .webp()
  .toBuffer()

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'))
})
afterEach(() => rm(folder, { recursive: true }))

function endpoint(bytes: Uint8Array | null = picture, version = '1') {
  const readOwn = vi.fn(async () => bytes && { bytes, version })
  const readRemote = vi.fn(async () => bytes)
  const readUploaded = vi.fn(async (path: string) => (path.endsWith('a.webp') ? bytes : null))
  const options = {
    store: createImageStore(folder, 1e9),
    allowsHost: (host: string) => host === 'cdn.example.com',
    readOwn,
    readUploaded,
    readRemote,
  }
  return { serve: createImageEndpoint(options), readOwn, readRemote }
}

function requesting(search: string, headers: Record<string, string> = {}) {
  return new Request(`https://shop.example/images?${search}`, { headers })
}

test.each([
  ['image/avif,image/webp', 'image/avif', 'heif'],
  ['image/webp', 'image/webp', 'webp'],
  ['*/*', 'image/jpeg', 'jpeg'],
])('to a browser that takes %s the picture is %s in the width asked for', async (accept, type, format) => {
  const response = await endpoint().serve(requesting('url=/pictures/a.webp&w=360', { accept }))
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe(type)
  expect(response.headers.get('vary')).toBe('Accept')
  const meta = await sharp(await response.arrayBuffer()).metadata()
  expect(meta).toMatchObject({ format, width: 360, height: 450 })
})

test('a picture with a format in its URL is the same for every browser', async () => {
  const headers = { accept: 'image/avif,image/webp' }
  const response = await endpoint().serve(requesting('url=/pictures/a.webp&w=360&format=jpeg', headers))
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  expect(response.headers.get('vary')).toBeNull()
  expect((await sharp(await response.arrayBuffer()).metadata()).format).toBe('jpeg')
})

test.each([
  ['a.webp', 200],
  ['gone.webp', 502],
])('what editors uploaded is made to size: %s answers %i', async (name, status) => {
  const address = `/services/content/images/house/production/${name}`
  expect((await endpoint().serve(requesting(`url=${address}&w=360`))).status).toBe(status)
})

test('a picture is never enlarged', async () => {
  const response = await endpoint().serve(requesting('url=/pictures/a.webp&w=2048'))
  expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(1200)
})

test('twenty simultaneous requests resize a picture once, and the next one reads it from disk', async () => {
  const { serve, readRemote } = endpoint()
  const call = () => serve(requesting('url=https://cdn.example.com/a.jpg&w=360'))
  const responses = await Promise.all(Array.from({ length: 20 }, call))
  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(readRemote).toHaveBeenCalledTimes(1)
  expect((await call()).status).toBe(200)
  expect(readRemote).toHaveBeenCalledTimes(1)
})

test('a picture that the browser has cached is a 304', async () => {
  const { serve } = endpoint()
  const etag = (await serve(requesting('url=/pictures/a.webp&w=360'))).headers.get('etag') ?? ''
  expect((await serve(requesting('url=/pictures/a.webp&w=360', { 'if-none-match': etag }))).status).toBe(304)
})

test('a picture that was replaced under its name is resized again', async () => {
  const first = await endpoint(picture, '1').serve(requesting('url=/pictures/a.webp&w=360'))
  const second = await endpoint(picture, '2').serve(requesting('url=/pictures/a.webp&w=360'))
  expect(second.headers.get('etag')).not.toBe(first.headers.get('etag'))
})

test.each([
  ['a page', Buffer.from('<html></html>')],
  [
    'a drawing that could hold scripts',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  ],
  ['half a picture', picture.subarray(0, 200)],
])('%s is no picture, and nothing of it is kept', async (_, bytes) => {
  const response = await endpoint(bytes).serve(requesting('url=/pictures/a.webp&w=360'))
  expect(response.status).toBe(502)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await readdir(folder)).toEqual([])
})

test('unknown pictures and sources are refused', async () => {
  expect((await endpoint(null).serve(requesting('url=/pictures/a.webp&w=360'))).status).toBe(404)
  const { serve, readRemote } = endpoint()
  expect((await serve(requesting('url=https://evil.example/a.jpg&w=360'))).status).toBe(400)
  expect(readRemote).not.toHaveBeenCalled()
})

test('the least recently used pictures are removed when the folder is full', async () => {
  const store = createImageStore(folder, 1e9, testClock())
  for (const key of ['aa1', 'bb2', 'cc3']) await store.write(key, Buffer.alloc(100))
  const lastUseMs = async () => {
    const files = (await readdir(folder, { recursive: true })).map((name) => stat(join(folder, name)))
    return Math.max(
      ...(await Promise.all(files)).filter((file) => file.isFile()).map(({ mtimeMs }) => mtimeMs),
    )
  }
  const writtenMs = await lastUseMs()
  await store.read('aa1')
  // Storing the time of use is asynchronous.
  await eventually(async () => expect(await lastUseMs()).toBeGreaterThan(writtenMs))
  await clean(folder, 200)
  expect(await store.read('bb2')).toBeNull()
  expect(await store.read('aa1')).not.toBeNull()
  expect(await store.read('cc3')).not.toBeNull()
})
