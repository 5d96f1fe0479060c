import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCommerceClient } from '#clients/commerce/commerce-client.ts'
import { createVisualClient } from '#clients/visual/visual-client.ts'
import {
  type FileRow,
  fileText,
  lampRow,
  writeFixture,
} from '#services/commerce/import/fixtures/product-file.ts'
import { importCatalogue } from '#services/commerce/import/import-catalogue.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { createDescriptorEmbedder } from '#services/visual/descriptor/embedder.ts'
import { createVisualService } from '#services/visual/service.ts'
import { productChanges } from '#tests/support/change-sources.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { testLimiter } from '#tests/support/limiter.ts'
import { SAMPLE_PRIVATE_TOKEN, sampleShop } from '#tests/support/samples/sample-shop.ts'
import { createVisualFeed } from '#workers/picture-feed/visual-feed.ts'
import { createVisualWriter } from '#workers/picture-feed/visual-writer.ts'

const PICTURES = 'demo/pictures'
const TOKEN = 'a token that only servers hold'
const CHAIR = 'poltrona-nuvola-main.webp'
const SOFA = 'divanetto-nuvola-main.webp'
const VASE = 'vaso-salina-main.webp'

let database: Database
let service: ReturnType<typeof createVisualService>
let feed: ReturnType<typeof createFeed>
const errors: unknown[] = []

beforeAll(async () => {
  database = await freshDatabase('kernel', 'commerce', 'mail', 'visual')
  service = createVisualService({
    reportError: (error) => console.error(error),
    database,
    embedder: createDescriptorEmbedder(),
    token: TOKEN,
    limiter: testLimiter(database),
  })
  await importRows([rowWith('chair', CHAIR), rowWith('sofa', SOFA)])
  feed = createFeed()
  await feed.start()
})
afterAll(async () => {
  await feed.close()
  await service.close()
  await database.close()
})

function reach() {
  return {
    baseUrl: 'http://visual.internal',
    fetch: async (request: Request) => service.fetch(request),
    token: TOKEN,
  }
}

function createFeed() {
  const shop = sampleShop(database)
  const commerce = {
    baseUrl: 'http://commerce.internal',
    fetch: async (request: Request) => shop.fetch(request),
  }
  return createVisualFeed({
    database,
    source: createCommerceClient({
      ...commerce,
      storeDomain: 'house.example',
      apiVersion: '2025-04',
      accessToken: SAMPLE_PRIVATE_TOKEN,
      report: () => {},
    }),
    changes: productChanges(shop),
    writer: createVisualWriter(reach()),
    pictures: {
      version: async () => 'one',
      read: async (address) => new Uint8Array(await readFile(PICTURES + address.slice('/pictures'.length))),
    },
    report: (error) => errors.push(error),
  })
}

function rowWith(handle: string, picture: string, facts: FileRow = {}): FileRow {
  return lampRow(handle, { 'Image Src': picture, 'Image Position': '1', 'Image Alt Text': handle, ...facts })
}

async function importRows(rows: readonly FileRow[]): Promise<void> {
  const csvPath = await writeFixture(fileText(rows))
  const report = await importCatalogue(database, { base: 'EUR', csvPath, picturesFolder: PICTURES })
  expect(report.refused).toBe(0)
}

/** The handles found with a scaled-down copy of a picture, nearest first. */
async function found(picture: string): Promise<string[]> {
  const client = createVisualClient({ ...reach(), report: (problem) => errors.push(problem) })
  const bytes = new Uint8Array(await sharp(`${PICTURES}/${picture}`).resize(300).jpeg().toBuffer())
  const result = await client.findByPicture({ bytes, region: null, visitorKey: null })
  if (!result.ok) throw new Error(result.code)
  const { rows } = await database.pool.query<{ id: string; handle: string }>(
    'select id::text as id, handle from commerce.products',
  )
  const handles = new Map(rows.map(({ id, handle }) => [id, handle]))
  return result.value.matches.map(({ number }) => handles.get(number) ?? number)
}

test('the catalogue is searchable by picture from the start', async () => {
  await eventually(async () => expect(await found(CHAIR)).toEqual(['chair', 'sofa']))
  expect((await found(SOFA))[0]).toBe('sofa')
})

test('a new, changed or withdrawn product is up to date soon after', async () => {
  await eventually(async () => expect(await found(CHAIR)).toHaveLength(2))
  await importRows([rowWith('vase', VASE), rowWith('sofa', SOFA, { Status: 'draft' })])
  await eventually(async () => {
    const nearest = await found(VASE)
    expect(nearest).toEqual(['vase', 'chair'])
  })
})

test('an unreadable picture does not stop the other products', async () => {
  const broken = await writeFixture(Buffer.from('no picture'), 'broken.webp')
  expect(
    await createVisualWriter(reach()).sendPicture(
      { address: broken, version: 'one' },
      new Uint8Array(await readFile(broken)),
    ),
  ).toBe(false)
  expect(errors).toEqual([])
})
