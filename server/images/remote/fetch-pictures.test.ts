import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { findFetchedPictures } from '#services/kernel/pictures/fetched-pictures.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { fetchPictures } from './fetch-pictures.ts'
import { createPictureFetch, type PictureFetchOptions } from './remote-picture.ts'

const picture = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#c9b8a3' } })
  .png()
  .toBuffer()
const animated = await sharp(picture).gif().toBuffer()
const turned = await sharp(picture).jpeg().withMetadata({ orientation: 6 }).toBuffer()

const database = await freshDatabase()
/** The paths that were requested, in order. */
const requested: string[] = []
let unavailable = 0

const PAGES: Record<string, (response: ServerResponse) => void> = {
  '/a.jpg': (response) => response.end(picture),
  '/animated': (response) => response.end(animated),
  '/turned.jpg': (response) => response.end(turned),
  '/page.jpg': (response) => response.setHeader('content-type', 'image/jpeg').end('<html></html>'),
  '/vector.svg': (response) => response.end('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  '/half.jpg': (response) => response.end(turned.subarray(0, turned.length / 2)),
  '/large.jpg': (response) => response.end(Buffer.alloc(26_000_000)),
  '/endless-bytes.jpg': (response) => response.write(Buffer.alloc(26_000_000)),
  '/broken-off.jpg'(response) {
    response.setHeader('content-length', '1000').write('start')
    setImmediate(() => response.destroy())
  },
  '/busy.jpg'(response) {
    unavailable -= 1
    if (unavailable < 0) response.end(picture)
    else response.writeHead(503, { 'retry-after': '2' }).end()
  },
  '/moved.jpg': (response) => response.writeHead(302, { location: '/a.jpg' }).end(),
  '/endless.jpg': (response) => response.writeHead(302, { location: '/endless.jpg' }).end(),
  '/to-metadata.jpg': (response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest/' }).end(),
  '/to-internal.jpg': (response) =>
    response.writeHead(302, { location: 'http://internal.example/a.jpg' }).end(),
  '/to-file.jpg': (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
}

const server = createServer((request, response) => {
  const path = request.url ?? ''
  requested.push(path)
  const page = PAGES[path.replace(/\?.*/, '')]
  if (page) page(response)
  else response.writeHead(404).end()
})
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
const { port } = server.address() as AddressInfo
const origin = `http://pictures.example:${port}`

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  requested.length = 0
})
afterEach(async () => {
  await rm(folder, { recursive: true })
  await database.pool.query('delete from kernel.fetched_pictures')
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await database.close()
})

/**
 * `pictures.example` resolves to this machine, which only this test allows; `internal.example` is in a private network.
 */
const TEST_NETWORK: PictureFetchOptions = {
  allowsHttp: true,
  maxRedirects: 3,
  isAllowed: (address) => address === '127.0.0.1',
  resolve: ((name: string, _: object, callback: (error: Error | null, found: object[]) => void) => {
    const known = { 'pictures.example': '127.0.0.1', 'internal.example': '10.0.0.7' }[name]
    if (known) callback(null, [{ address: known, family: 4 }])
    else callback(Object.assign(new Error('unknown'), { code: 'ENOTFOUND' }), [])
  }) as never,
}

const waits: number[] = []
function fetchAll(urls: string[], network: PictureFetchOptions = TEST_NETWORK) {
  waits.length = 0
  const fetch = createPictureFetch(network)
  return fetchPictures(urls, { database, folder, fetch, wait: async (ms) => waits.push(ms) })
}

test('a picture is stored by its content, with its upright size', async () => {
  const urls = [`${origin}/a.jpg`, `${origin}/turned.jpg`, `${origin}/moved.jpg`, `${origin}/animated`]
  expect(await fetchAll(urls)).toMatchObject({ fetched: 4, present: 0, failed: [] })
  const known = await findFetchedPictures(database, urls)
  expect(known.get(`${origin}/a.jpg`)).toMatchObject({ width: 60, height: 80 })
  expect(known.get(`${origin}/a.jpg`)?.name).toMatch(/^[\da-f]{32}\.png$/)
  expect(known.get(`${origin}/animated`)?.name).toMatch(/\.gif$/)
  expect(known.get(`${origin}/turned.jpg`)).toMatchObject({ width: 80, height: 60 })
  expect((await readdir(folder)).toSorted()).toEqual([...known.values()].map(({ name }) => name).toSorted())
})

test.each([
  ['/missing.jpg', 'the host responded with 404'],
  ['/page.jpg', 'not a JPEG, PNG, WebP, AVIF, GIF or TIFF picture, or a broken one'],
  ['/vector.svg', 'not a JPEG, PNG, WebP, AVIF, GIF or TIFF picture, or a broken one'],
  ['/half.jpg', 'not a JPEG, PNG, WebP, AVIF, GIF or TIFF picture, or a broken one'],
  ['/large.jpg', 'larger than 25 MB'],
  ['/endless-bytes.jpg', 'larger than 25 MB'],
  ['/endless.jpg', 'too many redirects'],
  ['/to-metadata.jpg', 'the host is not on the public internet'],
  ['/to-internal.jpg', 'the host is not on the public internet'],
  ['/to-file.jpg', 'not an address that pictures are fetched from'],
])('%s fails, and the other pictures are downloaded', async (path, reason) => {
  const report = await fetchAll([origin + path, `${origin}/a.jpg`])
  expect(report).toMatchObject({ fetched: 1, failed: [{ url: origin + path, reason }] })
  expect(waits).toEqual([])
  expect(await readdir(folder)).toHaveLength(1)
})

test.each([
  ['http://internal.example/a.jpg', 'the host is not on the public internet'],
  ['http://unknown.example/a.jpg', 'the host does not exist'],
  ['http://10.0.0.7/a.jpg', 'the host is not on the public internet'],
  ['http://[::1]/a.jpg', 'the host is not on the public internet'],
  ['http://user:secret@pictures.example/a.jpg', 'not an address that pictures are fetched from'],
])('%s is not requested', async (url, reason) => {
  expect(await fetchAll([url])).toMatchObject({ fetched: 0, failed: [{ url, reason }] })
  expect(requested).toEqual([])
})

test.each([
  'http://127.0.0.1',
  'http://2130706433',
  'http://0x7f.1',
  'http://[::ffff:127.0.0.1]',
  'http://localhost',
])('outside of this test %s is never requested', async (host) => {
  const report = await fetchAll([`${host}:${port}/a.jpg`], { allowsHttp: true })
  expect(report.failed).toMatchObject([{ reason: 'the host is not on the public internet' }])
  expect(requested).toEqual([])
})

test('a picture on an unavailable host is requested again, after the delay that the host requests', async () => {
  unavailable = 2
  expect(await fetchAll([`${origin}/busy.jpg`])).toMatchObject({ fetched: 1 })
  expect(waits).toEqual([2000, 2000])
  unavailable = 9
  expect(await fetchAll([`${origin}/busy.jpg?2`])).toMatchObject({
    failed: [{ reason: 'the host responded with 503' }],
  })
  expect(waits).toHaveLength(3)
})

test('an incomplete response is requested again', async () => {
  expect(await fetchAll([`${origin}/broken-off.jpg`])).toMatchObject({
    failed: [{ reason: 'no complete response: ECONNRESET' }],
  })
  expect(requested).toHaveLength(4)
})

test('a second run downloads only what is missing, also where a file was deleted', async () => {
  const urls = ['1', '2', '3'].map((number) => `${origin}/a.jpg?${number}`)
  expect(await fetchAll(urls.slice(0, 2))).toMatchObject({ fetched: 2, present: 0 })
  expect(await fetchAll(urls)).toMatchObject({ fetched: 1, present: 2 })
  const [deleted = ''] = await readdir(folder)
  await rm(join(folder, deleted))
  expect(await fetchAll(urls)).toMatchObject({ fetched: 1, present: 2 })
  expect(requested).toHaveLength(4)
})

test('at most eight pictures are downloaded at once', async () => {
  let open = 0
  let openMax = 0
  const fetch = createPictureFetch(TEST_NETWORK)
  const urls = Array.from({ length: 40 }, (_, number) => `${origin}/a.jpg?${number}`)
  const report = await fetchPictures(urls, {
    database,
    folder,
    async fetch(url, maxBytes) {
      open += 1
      openMax = Math.max(openMax, open)
      const response = await fetch(url, maxBytes)
      open -= 1
      return response
    },
  })
  expect(report).toMatchObject({ fetched: 40 })
  expect(openMax).toBe(8)
})
