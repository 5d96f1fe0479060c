import { afterAll, beforeAll, expect, test } from 'vitest'
import { LANGUAGES } from '#domain/market/language.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { sampleShop } from '#tests/support/samples/sample-shop.ts'
import { filtered, sampleTeam } from '#tests/support/samples/sample-team.ts'
import { importRows, LAGUNA_ROWS, LAGUNA_TRANSLATIONS } from '../../catalogue/fixtures/sample-catalogue.ts'
import { lampRow } from '../../import/fixtures/product-file.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())
const { call } = sampleTeam(database, sampleShop(database))
const picture = 'https://pictures.example/1.jpg'

beforeAll(async () => {
  await importRows(database, LAGUNA_ROWS, LAGUNA_TRANSLATIONS)
  await importRows(database, [lampRow('sole')])
})

/** The handles of the products that the desk lists as missing a picture, or texts in a language. */
async function listIncomplete(filter: object): Promise<string[]> {
  const { body } = await call(filtered('/products', filter))
  return body.items.map(({ handle }: { handle: string }) => handle).toSorted()
}

/** The same, computed from the pictures and texts themselves. */
async function findIncomplete(condition: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ handle: string }>(
    `select handle from commerce.products p where not exists (select from ${condition})`,
  )
  return rows.map(({ handle }) => handle).toSorted()
}

async function expectTrue(): Promise<void> {
  const pictures = `commerce.media m where m.product_id = p.id and m.kind = 'image'`
  expect(await listIncomplete({ isWithoutPicture: true })).toEqual(await findIncomplete(pictures))
  for (const language of LANGUAGES) {
    const texts = `commerce.product_translations t where t.product_id = p.id and t.language = '${language}'
      and t.title is not null and (t.description_html is not null or p.description_html = '')`
    const listed = await listIncomplete({ isWithoutTranslation: language })
    expect([language, listed]).toEqual([language, await findIncomplete(texts)])
  }
  const { rows } = await database.pool.query(
    'select from commerce.inventory i join commerce.variants v on v.id = i.variant_id where v.product_id <> i.product_id',
  )
  expect(rows).toEqual([])
}

async function edit(handle: string, changes: object): Promise<void> {
  const { body } = await call('/products')
  const { id, version } = body.items.find((item: { handle: string }) => item.handle === handle)
  const { status } = await call(`/products/${id}`, { method: 'PATCH', body: { version, changes } })
  expect(status).toBe(200)
}

const described = { title: 'Sonne', descriptionHtml: '<p>Aus Glas.</p>' }
/** Changes, with the products that lack a picture afterwards, and those that lack German texts. */
const CHANGES: [string, () => Promise<unknown>, string[], string[]][] = [
  ['two files', async () => {}, ['sole'], ['laguna', 'sole']],
  [
    'a file with a picture',
    () => importRows(database, [lampRow('sole', { 'Image Src': picture })]),
    [],
    ['laguna', 'sole'],
  ],
  [
    'a German title',
    () => edit('sole', { translations: { de: { title: 'Sonne' } } }),
    [],
    ['laguna', 'sole'],
  ],
  ['a German description', () => edit('sole', { translations: { de: described } }), [], ['laguna']],
  [
    'a description that is removed',
    () => edit('sole', { translations: { de: { descriptionHtml: null } } }),
    [],
    ['laguna', 'sole'],
  ],
  ['no description to translate', () => edit('sole', { descriptionHtml: '' }), [], ['laguna']],
  ['a description again', () => edit('sole', { descriptionHtml: '<p>Glass.</p>' }), [], ['laguna', 'sole']],
  ['no pictures', () => edit('sole', { media: [] }), ['sole'], ['laguna', 'sole']],
  [
    'another category and price',
    () => edit('sole', { metafields: { 'custom.category': 'decor' } }),
    ['sole'],
    ['laguna', 'sole'],
  ],
  [
    'a file without pictures',
    () => importRows(database, [lampRow('laguna', { Title: 'Laguna' })], {}),
    ['laguna', 'sole'],
    ['laguna', 'sole'],
  ],
  [
    'a new product',
    () =>
      call('/products', {
        body: { input: { title: 'Ponte', vendor: '', price: { currency: 'EUR', priceMinor: 100 } } },
      }),
    ['laguna', 'ponte', 'sole'],
    ['laguna', 'ponte', 'sole'],
  ],
  [
    'a product that is deleted',
    () => database.pool.query("delete from commerce.products where handle = 'ponte'"),
    ['laguna', 'sole'],
    ['laguna', 'sole'],
  ],
]

test.each(CHANGES)(
  'after %s, the lists of what is missing are true',
  async (_, change, noPicture, noGerman) => {
    await change()
    await expectTrue()
    expect(await listIncomplete({ isWithoutPicture: true })).toEqual(noPicture)
    expect(await listIncomplete({ isWithoutTranslation: 'de' })).toEqual(noGerman)
  },
)

test('a product that lacks one of several languages is listed', async () => {
  await edit('sole', { translations: { de: described } })
  expect(await listIncomplete({ isWithoutTranslation: 'de,fr' })).toEqual(['laguna', 'sole'])
  expect(await listIncomplete({ isWithoutTranslation: 'de' })).toEqual(['laguna'])
})
