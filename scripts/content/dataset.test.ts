import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { loadDemoContent } from '@bottega/demo-house/loader/load-content.ts'
import { packTar } from 'modern-tar/fs'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  CONTENT,
  type EmbeddedContent,
  NOW,
  startContent,
  TOKENS,
} from '#tests/contract/support/embedded-content.ts'
import { type ContentTarget, toTarget } from './content-target.ts'
import { openDatasetFile } from './dataset-file.ts'
import { exportDataset } from './export-dataset.ts'
import { type DatasetImportSettings, importDataset } from './import-dataset.ts'

const FOR_GOOD: DatasetImportSettings = { isDryRun: false, onlyMissing: false }
const green = await sharp({ create: { width: 6, height: 4, channels: 3, background: '#24402f' } })
  .png()
  .toBuffer()
let folder: string
let house: EmbeddedContent
let empty: EmbeddedContent

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'datasets-'))
  house = await startContent('in process')
  empty = await startContent('in process')
  await loadDemoContent(house.database, { now: NOW })
  await removeMissingPictures(house)
})
afterAll(async () => {
  await house.close()
  await empty.close()
  await rm(folder, { recursive: true })
})

/**
 * Removes documents with pictures that do not exist yet: a hosted dataset could not contain references to them, and
 * they cannot be imported.
 */
async function removeMissingPictures(content: EmbeddedContent): Promise<void> {
  const { client } = targetOf(content)
  for (;;) {
    const ids = new Set(await client.fetch<string[]>('*[]._id'))
    const refersToNothing = (text: string) =>
      [...text.matchAll(/"_ref":"([^"]*)"/g)].some(([, id = '']) => !ids.has(id))
    const lost = (await everything(content)).filter((document) => refersToNothing(JSON.stringify(document)))
    if (lost.length === 0) return
    for (const { _id } of lost) await client.delete(_id)
  }
}

function targetOf({ service }: EmbeddedContent): ContentTarget {
  const at = {
    projectId: CONTENT.projectId,
    dataset: CONTENT.dataset,
    token: TOKENS.write,
    picturesFolders: ['demo/pictures'],
  }
  return toTarget(at, { baseUrl: 'http://content.internal', fetch: (request) => service.fetch(request) })
}

async function take(content: EmbeddedContent, path: string, settings = FOR_GOOD) {
  const file = await openDatasetFile(path)
  return importDataset(targetOf(content), file, settings).finally(file.close)
}

type Found = { _id: string; _type: string; _updatedAt: string }
const everything = (content: EmbeddedContent): Promise<Found[]> =>
  content
    .official({ token: TOKENS.write, perspective: 'raw' })
    .fetch('*[!(_type match "sanity.*")] | order(_id asc)')

/** Documents without the parts that differ in each dataset: the ids of pictures, and revisions. */
function comparable(documents: readonly Found[]): unknown {
  const text = JSON.stringify(documents).replaceAll(/"_ref":"(?:image|file)-[^"]*"/g, '"_ref":"an asset"')
  return JSON.parse(text, (key, value) => (key === '_rev' ? undefined : value))
}

// spec 4: content: documents, references and assets go out into Sanity's format and come back as they were
test('an export imported into an empty dataset restores everything, including pictures and drafts', async () => {
  const editor = targetOf(house).client
  const { _id } = await editor.assets.upload('file', Buffer.from('a sheet'), { filename: 'sheet.pdf' })
  const sheet = { _type: 'file', asset: { _type: 'reference', _ref: _id } }
  await editor.create({ _id: 'drafts.about', _type: 'about', title: { en: 'A draft' }, sheet })
  const path = join(folder, 'house.tar.gz')
  const written = await exportDataset(targetOf(house), path, { withDrafts: true, types: null })
  const before = await everything(house)
  expect(written).toEqual({ documents: before.length, assets: expect.any(Number), lostAssets: [] })
  expect(written.assets).toBeGreaterThan(100)

  const again = await take(house, path)
  expect(again.documents).toMatchObject({ made: 0, changed: 0, refused: 0, unchanged: before.length })
  expect(again.assets).toMatchObject({ uploaded: 0 })

  const tried = await take(empty, path, { ...FOR_GOOD, isDryRun: true })
  expect(tried.documents).toMatchObject({ made: before.length, refused: 0 })
  expect(await targetOf(empty).client.fetch('count(*)')).toBe(0)

  const taken = await take(empty, path)
  expect(taken).toEqual(tried)
  expect(comparable(await everything(empty))).toEqual(comparable(before))
  expect((await take(empty, path)).documents).toMatchObject({ made: 0, changed: 0, unchanged: before.length })
  const names = await targetOf(empty).client.fetch('*[_type == "sanity.fileAsset"].originalFilename')
  expect(names).toEqual(['sheet.pdf'])
})

test('an NDJSON export includes the documents of pictures, and can be limited to published ones', async () => {
  const path = join(folder, 'published.ndjson')
  const all = { withDrafts: false, types: ['legalPage'] }
  const { documents } = await exportDataset(targetOf(house), path, all)
  const file = await openDatasetFile(path)
  const types = new Set<string>()
  let lines = 0
  for await (const line of file.lines()) {
    lines++
    types.add(JSON.parse(line)._type)
    expect(line).not.toContain('"_id":"drafts.')
  }
  expect(lines).toBe(documents)
  expect([...types].sort()).toEqual(['legalPage', 'sanity.fileAsset', 'sanity.imageAsset'])
})

// spec 4: content: an import refuses with reasons, line by line
test('only invalid documents are refused, each with its reason', async () => {
  const lines = [
    {
      _id: 'whole',
      _type: 'note',
      picture: { _type: 'image', _sanityAsset: 'image@file://./images/green.png' },
    },
    {
      _id: 'no-picture',
      _type: 'note',
      picture: { _type: 'image', _sanityAsset: 'image@file://./images/gone.png' },
    },
    {
      _id: 'escaping',
      _type: 'note',
      picture: { _type: 'image', _sanityAsset: 'image@file://../secrets.json' },
    },
    { _id: 'words', _type: 'note', picture: { _type: 'image', _sanityAsset: 'image@file://./data.ndjson' } },
    { _id: 'lost', _type: 'note', page: { _type: 'reference', _ref: 'nowhere' } },
    { _id: 'not an id', _type: 'note' },
    { _id: 'untyped' },
  ].map((line) => JSON.stringify(line))
  const path = join(folder, 'mixed.tar.gz')
  await writeFile(join(folder, 'secrets.json'), '{}')
  const content = (target: string, bytes: string | Uint8Array) =>
    ({ type: 'content', target: `production-export-2026-11-21/${target}`, content: bytes }) as const
  const sources = [content('data.ndjson', [...lines, '{half'].join('\n')), content('images/green.png', green)]
  await pipeline(packTar(sources), createGzip(), createWriteStream(path))

  const { documents, refusals, assets } = await take(empty, path)
  expect(documents).toEqual({ made: 1, changed: 0, unchanged: 0, skipped: 0, refused: 7 })
  expect(assets).toEqual({ uploaded: 1, known: 0 })
  expect(Object.fromEntries(refusals.map(({ where, reason }) => [where, reason]))).toEqual({
    'line 6': 'has no valid _id',
    'line 7': 'untyped has no _type',
    'line 8': 'is not JSON',
    'no-picture': 'its image file://./images/gone.png is not in the file, or cannot be read',
    escaping: 'its image file://../secrets.json is not in the file, or cannot be read',
    words: 'its image file://./data.ndjson is not in the file, or cannot be read',
    lost: 'refers to nowhere, which does not exist',
  })
  const url = await targetOf(empty).client.fetch<string>('*[_id == "whole"][0].picture.asset->url')
  expect(new Uint8Array((await targetOf(empty).readAsset(url)) ?? [])).toEqual(new Uint8Array(green))
})

test('importing missing documents does not change edited ones', async () => {
  const path = join(folder, 'note.ndjson')
  const note = (title: string) => `${JSON.stringify({ _id: 'note', _type: 'note', title })}\n`
  await writeFile(path, note('One'))
  await take(empty, path)
  await writeFile(path, note('Two'))
  const stored = await take(empty, path, { ...FOR_GOOD, onlyMissing: true })
  expect(stored.documents).toMatchObject({ skipped: 1, changed: 0 })
  expect((await take(empty, path)).documents).toMatchObject({ changed: 1 })
  expect(await targetOf(empty).client.fetch('*[_id == "note"][0].title')).toBe('Two')
})

test('a circle of references across batches ends up with strong references', async () => {
  const path = join(folder, 'circle.ndjson')
  const count = 250
  const lines = Array.from({ length: count }, (_, index) => ({
    _id: `circle-${index}`,
    _type: 'circle',
    next: { _type: 'reference', _ref: `circle-${(index + 1) % count}` },
  }))
  await writeFile(path, lines.map((line) => JSON.stringify(line)).join('\n'))
  expect((await take(empty, path)).documents).toMatchObject({ made: count })
  expect(await targetOf(empty).client.fetch('count(*[_type == "circle" && defined(next._weak)])')).toBe(0)
  expect((await take(empty, path)).documents).toMatchObject({ unchanged: count })
})

test('a folder without documents is not an export', async () => {
  await expect(openDatasetFile(await mkdtemp(join(folder, 'none-')))).rejects.toThrow(
    'is not a dataset export',
  )
  expect(await readdir(folder)).not.toContain('data.ndjson')
})
