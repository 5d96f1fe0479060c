import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#services/kernel/database/database.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { openContent } from '#tests/support/open-content.ts'
import type { ContentService } from '../service.ts'

const now = new Date('2026-11-26T09:00:00Z')
const removed: string[] = []
let database: Database
let service: ContentService

beforeAll(async () => {
  database = await freshDatabase('content')
  service = openContent({
    database,
    clock: () => now,
    pictures: {
      read: async () => null,
      write: async () => {},
      remove: async (name) => void removed.push(name),
      readHousePicture: async () => null,
    },
  })
})
afterAll(async () => {
  await service.close()
  await database.close()
})

async function post(path: string, body: Uint8Array | string) {
  const headers = { authorization: 'Bearer write-token' }
  const response = await service.fetch(
    new Request(`http://content/v1/${path}`, {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : new Uint8Array(body),
    }),
  )
  return { status: response.status, body: await response.json() }
}

const mutate = (...mutations: object[]) => post('data/mutate/production', JSON.stringify({ mutations }))

async function upload(red: number): Promise<{ _id: string; name: string }> {
  const background = { r: red, g: 0, b: 0 }
  const bytes = await sharp({ create: { width: 6, height: 4, channels: 3, background } })
    .png()
    .toBuffer()
  const { body } = await post('assets/images/production', bytes)
  const { _id, url } = body.document
  return { _id, name: url.split('/').at(-1) }
}

async function filesNamed(name: string): Promise<number> {
  const { rowCount } = await database.pool.query('select from content.assets where name = $1', [name])
  return rowCount ?? 0
}

const getStatus = async (name: string, search = '') => {
  const address = `http://content/images/house/production/${name}${search}`
  return (await service.fetch(new Request(address))).status
}

const postWith = (_id: string, ref: string, weak = false) => ({
  _id,
  _type: 'magazine',
  image: { _type: 'image', asset: { _type: 'reference', _ref: ref, ...(weak && { _weak: true }) } },
})

test('removing a picture also removes its file and its transformed pictures', async () => {
  const { _id, name } = await upload(1)
  expect(await getStatus(name)).toBe(200)
  expect((await mutate({ delete: { id: _id } })).status).toBe(200)
  expect(await filesNamed(name)).toBe(0)
  expect([await getStatus(name), await getStatus(name, '?w=3')]).toEqual([404, 404])
  await eventually(async () => expect(removed).toContain(name))
})

// spec 3: a deleted picture is deleted with its file, unless a document refers to it
test.each(['post', 'drafts.post'])(
  'a picture in %s stays, and its deletion says where it is',
  async (where) => {
    const { _id, name } = await upload(2)
    await mutate({ createOrReplace: postWith(where, _id) })
    expect(await mutate({ delete: { id: _id } })).toMatchObject({
      status: 409,
      body: {
        error: {
          items: [{ error: { type: 'documentHasExistingReferencesError', referencingIDs: [where] } }],
        },
      },
    })
    expect(await filesNamed(name)).toBe(1)
    expect((await mutate({ delete: { id: where } }, { delete: { id: _id } })).status).toBe(200)
    expect(await filesNamed(name)).toBe(0)
  },
)

test('a dry run of a deletion removes nothing', async () => {
  const { _id, name } = await upload(3)
  await post('data/mutate/production?dryRun=true', JSON.stringify({ mutations: [{ delete: { id: _id } }] }))
  expect(await filesNamed(name)).toBe(1)
})

test('a file that another document uses remains', async () => {
  const { _id, name } = await upload(4)
  const other = {
    _id: 'image-other',
    _type: 'sanity.imageAsset',
    url: `/services/content/images/house/production/${name}`,
  }
  await mutate({ create: other }, { delete: { id: _id } })
  expect(await filesNamed(name)).toBe(1)
})

test('a job removes files without a document', async () => {
  const { name } = await upload(5)
  await database.pool.query(`insert into content.assets values ('gone-1x1.png', 'image/png', '\\x00')`)
  const job = service.jobs?.find((one) => one.name === 'content: remove files without a document')
  await job?.run(now)
  expect([await filesNamed('gone-1x1.png'), await filesNamed(name)]).toEqual([0, 1])
})
