import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import type { PictureFetch } from '#server/images/remote/remote-picture.ts'
import { readConfiguration } from '#server/settings/config.ts'
import { fileText, lampRow, writeFixture } from '#services/commerce/import/fixtures/product-file.ts'
import { importCatalogue } from '#services/commerce/import/import-catalogue.ts'
import { createPictureList } from '#services/commerce/import/list-pictures.ts'
import { recordFetchedPicture } from '#services/kernel/pictures/fetched-pictures.ts'
import { listPictureHosts } from '#services/kernel/pictures/picture-hosts.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { trackPictures } from './pictures.ts'

const database = await freshDatabase('commerce')
const written = vi.spyOn(console, 'log').mockImplementation(() => {})
afterEach(() => written.mockClear())
afterAll(() => database.close())

const DATA_FOLDER = mkdtempSync(join(tmpdir(), 'pictures-'))
const picture = (url: string) => ({ 'Image Src': url, 'Image Position': '1' })
const csvPath = await writeFixture(
  fileText([
    lampRow('hosted-a', picture('https://cdn.example/a.jpg')),
    lampRow('hosted-b', picture('https://cdn.example/b.jpg')),
    lampRow('hosted-c', picture('http://other.example:8080/c.jpg')),
    lampRow('hosted-d'),
  ]),
)
const importing = { csvPath, base: 'EUR', picturesFolder: '/nowhere' } as const

async function importWith(isAllowing: boolean, fetch?: PictureFetch) {
  const pictures = trackPictures({
    database,
    configuration: { ...readConfiguration({ DATA_FOLDER }), imageHosts: [] },
    isAllowing,
    isFetching: fetch !== undefined,
    isDryRun: false,
    bar: { show() {}, clear() {} },
    ...(fetch && { fetch }),
  })
  const report = await importCatalogue(database, { ...importing, onProduct: pictures.add })
  await pictures.finish((add) => importCatalogue(database, { ...importing, onProduct: add }))
  return { report, lines: written.mock.calls.map(([line]) => line) }
}

async function pictureOf(handle: string) {
  const { rows } = await database.pool.query(
    'select m.url, m.width from commerce.media m join commerce.products p on p.id = m.product_id where handle = $1',
    [handle],
  )
  return rows[0]
}

const NEXT = expect.stringContaining('--fetch-images')

test('without permission nothing is allowed, and the report has what to do next', async () => {
  const { lines } = await importWith(false)
  expect(lines).toEqual([
    'Pictures on https://cdn.example: 2, not shown',
    'Pictures on http://other.example:8080: 1, not shown, because only https without a port can be allowed',
    NEXT,
  ])
  expect(await listPictureHosts(database)).toEqual([])
})

test('allowing stores the https hosts of the file, and announces their products', async () => {
  await database.pool.query('delete from kernel.changes')
  const { lines } = await importWith(true)
  expect(lines[0]).toBe('Pictures on https://cdn.example: 2, shown from now on')
  expect(await listPictureHosts(database)).toEqual(['cdn.example'])
  const { rows } = await database.pool.query(
    'select handle from kernel.changes c join commerce.products p on p.id::text = c.subject order by handle',
  )
  expect(rows).toEqual([{ handle: 'hosted-a' }, { handle: 'hosted-b' }])
  expect((await importWith(true)).lines).toContain('Pictures on https://cdn.example: 2, shown')
})

test('an import uses the pictures that were downloaded, and then changes nothing', async () => {
  await recordFetchedPicture(database, 'https://cdn.example/a.jpg', { name: 'a1.jpg', width: 60, height: 80 })
  expect((await importWith(false)).report).toMatchObject({ changed: 1, unchanged: 3 })
  expect(await pictureOf('hosted-a')).toEqual({ url: '/pictures/a1.jpg', width: 60 })
  expect(await pictureOf('hosted-b')).toEqual({ url: 'https://cdn.example/b.jpg', width: null })
  const { report, lines } = await importWith(false)
  expect(report).toMatchObject({ changed: 0, unchanged: 4 })
  expect(lines).toContain('Pictures on https://cdn.example: 2, 1 downloaded, the others shown')
})

test('downloaded pictures are used at once, and failures are listed with their line', async () => {
  await database.pool.query('delete from kernel.fetched_pictures')
  const bytes = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#c9b8a3' } })
    .png()
    .toBuffer()
  const fetch: PictureFetch = async ({ pathname }) => {
    if (pathname === '/a.jpg') return { ok: true, bytes }
    return { ok: false, code: 'status', detail: '404', isTemporary: false, retryAfterMs: 0 }
  }
  const { lines } = await importWith(false, fetch)
  expect(lines).toEqual([
    `Pictures downloaded into ${join(DATA_FOLDER, 'pictures')}: 1 (0.0 MB), 0 by an earlier run, 2 failed`,
    'line 3, hosted-b: https://cdn.example/b.jpg: the host responded with 404',
    'line 4, hosted-c: http://other.example:8080/c.jpg: the host responded with 404',
    'Next: repeat the same command; it downloads only what is missing.',
    'Pictures on https://cdn.example: 2, 1 downloaded, the others shown',
    expect.stringContaining('http://other.example:8080'),
  ])
  const { url, width } = await pictureOf('hosted-a')
  expect({ width, isStored: existsSync(join(DATA_FOLDER, url)) }).toEqual({ width: 60, isStored: true })
  await database.pool.query('delete from kernel.fetched_pictures')
})

test('each picture is listed with the line of its first product', async () => {
  const list = createPictureList(database, { isListing: true })
  await importCatalogue(database, { ...importing, onProduct: list.add })
  const { pictures } = await list.finish()
  expect([...pictures.values()].map(({ line, handle }) => [line, handle])).toEqual([
    [2, 'hosted-a'],
    [3, 'hosted-b'],
    [4, 'hosted-c'],
  ])
})
