import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { ROLES } from '#domain/team/roles.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { sampleShop } from '#tests/support/samples/sample-shop.ts'
import { sampleTeam } from '#tests/support/samples/sample-team.ts'
import { sendUpload } from '#tests/support/samples/send-upload.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { importRows } from '../../catalogue/fixtures/sample-catalogue.ts'
import { lampRow } from '../../import/fixtures/product-file.ts'
import { UNUSED_PICTURE_DAYS } from '../../jobs.ts'
import { findUploadedPictures } from './team-pictures.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())
const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
const shop = sampleShop(database, {
  store: { picturesFolder: folder, picturesFolders: [folder], modelsFolders: [], imageHosts: [] },
})
const team = sampleTeam(database, shop)
await importRows(database, [lampRow('sole', { Title: 'Sole', 'Image Src': 'https://cdn.example/a.jpg' })])

const picture = (color: string) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: color } })
    .jpeg()
    .toBuffer()
async function add(content: Uint8Array | string) {
  const upload = await sendUpload(team, 'photo.jpg', content)
  return team.call('/pictures', { role: 'catalogue', body: { input: { upload } } })
}
const [{ id }] = (await team.call('/products')).body.items
const find = async () => (await team.call(`/products/${id}`)).body.item
async function edit(changes: object) {
  const { version } = await find()
  return team.call(`/products/${id}`, { method: 'PATCH', body: { version, changes } })
}
const runJob = (now: Date) =>
  shop.jobs?.find(({ name }) => name === 'commerce: remove unused pictures')?.run(now)
const days = (count: number) => new Date(TEST_TIME.getTime() + count * 24 * 3_600_000)

test('pictures are added by the catalogue’s editors alone', async () => {
  for (const role of ROLES) {
    const { status } = await team.call('/pictures', { role, body: {} })
    expect([role, status]).toEqual([role, ['catalogue', 'admin'].includes(role) ? 400 : 403])
  }
  expect((await team.call('/pictures', { role: 'a customer', body: {} })).status).toBe(401)
})

test('an uploaded picture is stored, and a product shows it with its size and texts', async () => {
  const { status, body } = await add(await picture('#b5a642'))
  expect(status).toBe(200)
  expect(body.item).toMatchObject({ width: 300, height: 200 })
  const { url } = body.item
  expect(await readdir(folder)).toEqual([url.slice('/pictures/'.length)])
  const { detail } = await find()
  const media = [
    { kind: 'image', url, alt: 'Brass lamp', altTranslations: { it: 'Lampada di ottone' } },
    ...detail.media.map(({ kind, url: stored, alt, altTranslations }: Record<string, unknown>) => ({
      kind,
      url: stored,
      alt,
      altTranslations,
    })),
  ]
  const saved = await edit({ media })
  expect(saved.status).toBe(200)
  expect(saved.body.item.detail.media[0]).toMatchObject({
    url,
    width: 300,
    height: 200,
    altTranslations: { it: 'Lampada di ottone' },
  })
  const uploads = await database.pool.query('select from commerce.uploads')
  expect(uploads.rowCount).toBe(0)
  const unknown = { kind: 'image', url: '/pictures/other.jpg', alt: '', altTranslations: {} }
  expect((await edit({ media: [unknown] })).body.fields).toEqual([
    { path: 'media.0', code: 'picture-unknown' },
  ])
})

test('what is no picture is refused, and not stored', async () => {
  const before = await readdir(folder)
  expect(await add('not a picture')).toMatchObject({ status: 422, body: { code: 'picture-unreadable' } })
  expect(await readdir(folder)).toEqual(before)
})

test('a picture that nothing shows is removed after a week; one that was removed can be shown again before', async () => {
  const { body } = await add(await picture('#112233'))
  const [shown, ...rest] = (await find()).detail.media
  await runJob(TEST_TIME)
  await edit({
    media: rest.map(({ kind, url, alt, altTranslations }: typeof shown) => ({
      kind,
      url,
      alt,
      altTranslations,
    })),
  })
  await runJob(days(1))
  await runJob(days(UNUSED_PICTURE_DAYS - 1))
  expect(await readdir(folder)).toHaveLength(2)
  const { kind, url, alt, altTranslations } = shown
  await edit({ media: [{ kind, url, alt, altTranslations }] })
  await runJob(days(UNUSED_PICTURE_DAYS + 2))
  expect(await readdir(folder)).toEqual([url.slice('/pictures/'.length)])
  expect(body.item.url).not.toBe(url)
})

test('an added picture is in the audit log', async () => {
  const { body } = await add(await picture('#334455'))
  const { rows } = await database.pool.query(
    `select object_id, action, account_id, after from kernel.audit_log where resource = 'pictures' order by id`,
  )
  expect(rows.at(-1)).toEqual({
    object_id: body.item.id,
    action: 'create',
    account_id: 'a',
    after: { width: 300, height: 200 },
  })
})

test('a picture that an order shows stays', async () => {
  const { id: name, url } = (await add(await picture('#445566'))).body.item
  await database.pool.query(
    `with placed as (
       insert into commerce.orders (id, number, cart_token, status, currency, country_code, language, email, address,
         note, shipments, promotions, goods_minor, shipping_minor, taxes, total_minor, gift_cards_minor, due_minor, placed_at)
       values (gen_random_uuid(), 'n', 'n', 'paid', 'EUR', 'IT', 'it', 'a@b.example', '{}', '', '[]', '[]', 0, 0, '{}', 0, 0, 0, '2026-11-20 10:00Z')
       returning id)
     insert into commerce.order_lines (order_id, line_id, position, variant_id, sku, title, handle, artisan_name,
       quantity, unit_price_minor, subtotal_minor, paid_minor, reserved, picture)
     select id, gen_random_uuid(), 1, 1, '', '', '', '', 1, 0, 0, 0, 0, $1 from placed`,
    [JSON.stringify({ url, alt: '', width: 300, height: 200 })],
  )
  await runJob(days(UNUSED_PICTURE_DAYS + 2))
  await runJob(days(2 * UNUSED_PICTURE_DAYS + 4))
  expect(await readdir(folder)).toContain(name)
})

/** Resolves once a statement waits for a row that another transaction has locked. */
const lockAwaited = () =>
  eventually(async () => {
    const { rows } = await database.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(rows).toHaveLength(1)
  })

test('a picture that is saved while it is removed stays', async () => {
  const { id: name, url } = (await add(await picture('#556677'))).body.item
  let removal: Promise<void> | undefined
  await database.db.transaction(async (tx) => {
    expect(await findUploadedPictures(tx, [url])).toEqual(new Map([[url, { width: 300, height: 200 }]]))
    removal = runJob(days(UNUSED_PICTURE_DAYS + 2))
    await lockAwaited()
  })
  await removal
  expect(await readdir(folder)).toContain(name)
  expect((await findUploadedPictures(database.db, [url])).has(url)).toBe(true)
})

test('a picture that is added again while it is removed is stored again', async () => {
  const content = await picture('#667788')
  const { id: name } = (await add(content)).body.item
  let again: ReturnType<typeof add> | undefined
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`delete from commerce.uploaded_pictures where name = ${name}`)
    again = add(content)
    await lockAwaited()
    await rm(join(folder, name))
  })
  expect((await again)?.status).toBe(200)
  expect(await readdir(folder)).toContain(name)
})

test('a picture whose file cannot be removed is removed later', async () => {
  const { id: name } = (await add(await picture('#778899'))).body.item
  await rm(join(folder, name))
  await mkdir(join(folder, name))
  await expect(runJob(days(UNUSED_PICTURE_DAYS + 2))).rejects.toThrow()
  const { rowCount } = await database.pool.query('select from commerce.uploaded_pictures where name = $1', [
    name,
  ])
  expect(rowCount).toBe(1)
})
