import { afterAll, expect, test } from 'vitest'
import { ROLES, type Role } from '#domain/team/roles.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { createExecute, sampleShop } from '#tests/support/samples/sample-shop.ts'
import { filtered, sampleTeam } from '#tests/support/samples/sample-team.ts'
import { importRows, LAGUNA_ROWS } from '../../catalogue/fixtures/sample-catalogue.ts'
import { lampRow } from '../../import/fixtures/product-file.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())
const shop = sampleShop(database)
const { call, routes } = sampleTeam(database, shop)
const execute = createExecute(shop)
const italian = { laguna: { it: { title: 'Laguna', descriptionHtml: '<p>Vetro</p>' } } }
await importRows(database, LAGUNA_ROWS, italian)
await importRows(database, [
  lampRow('sole', { Title: 'Sole', Vendor: 'Officina Sole', 'Image Src': '', 'Variant SKU': 'SOL-1' }),
])

const list = async (filter: object = {}) => (await call(filtered('/products', filter))).body
const findId = async (handle: string): Promise<string> =>
  (await list()).items.find((item: { handle: string }) => item.handle === handle).id
const find = async (id: string) => (await call(`/products/${id}`)).body.item
async function edit(id: string, changes: object, version?: number) {
  const read = version ?? (await find(id)).version
  return call(`/products/${id}`, { method: 'PATCH', body: { version: read, changes } })
}
const loggedChanges = async () =>
  (await database.pool.query("select count(*)::int as count from kernel.changes where log = 'commerce'"))
    .rows[0].count

/** The roles that may call each route. */
const MATRIX: Record<string, readonly Role[]> = {
  'GET /products': ['catalogue', 'admin'],
  'GET /products/:id': ['catalogue', 'admin'],
  'GET /products/:id/history': ['catalogue', 'admin'],
  'POST /products': ['catalogue', 'admin'],
  'PATCH /products/:id': ['catalogue', 'admin'],
  'POST /products/bulk': ['catalogue', 'admin'],
  'POST /products/:id/set-stock': ['catalogue', 'admin'],
  'GET /products/:id/preview': ['catalogue', 'admin'],
}

test('every route of the products is open to its roles alone', async () => {
  expect(routes.filter((route) => route.includes('/products'))).toEqual(Object.keys(MATRIX))
  const id = await findId('laguna')
  for (const [name, roles] of Object.entries(MATRIX)) {
    const [method = '', route = ''] = name.split(' ')
    const path = route.replace(':id', id)
    const request = method === 'GET' ? {} : { method: method as 'PATCH' | 'POST', body: {} }
    for (const role of ROLES) {
      const { status } = await call(path, { role, ...request })
      const admitted = method === 'GET' ? 200 : 400
      expect([name, role, status]).toEqual([name, role, roles.includes(role) ? admitted : 403])
    }
    expect((await call(path, { role: 'a customer', ...request })).status).toBe(401)
  }
})

test('products are found by text, artisan, category, stock, restriction, missing picture and translation', async () => {
  const id = await findId('sole')
  await edit(id, {
    metafields: { 'custom.category': 'lighting/table', 'custom.customerRestrictions': 'b2b_only' },
  })
  const cases: [object, string[]][] = [
    [{}, ['laguna', 'sole']],
    [{ text: 'LAG-B' }, ['laguna']],
    [{ text: 'sol-1' }, ['sole']],
    [{ text: '%' }, []],
    [{ artisan: 'Officina Sole' }, ['sole']],
    [{ category: 'lighting' }, ['sole']],
    [{ category: 'light' }, []],
    [{ restriction: 'b2b_only' }, ['sole']],
    [{ isWithoutPicture: true }, ['sole']],
    [{ isWithoutTranslation: 'it' }, ['sole']],
    [{ isWithoutTranslation: 'de' }, ['laguna', 'sole']],
    [{ status: 'draft' }, []],
  ]
  for (const [filter, handles] of cases) {
    const { items, total } = await list(filter)
    const found = items.map(({ handle }: { handle: string }) => handle).toSorted()
    expect([filter, found, total]).toEqual([filter, handles, handles.length])
  }
  expect((await list({ text: 'laguna' })).items[0]).toMatchObject({
    translatedInto: ['it'],
    variantCount: 2,
    detail: null,
  })
})

test('a saved text is shown to guests in its language, and announced', async () => {
  const id = await findId('laguna')
  const before = await loggedChanges()
  const { body } = await edit(id, {
    title: 'Laguna II',
    descriptionHtml: '<p>New</p><script>alert(1)</script>',
    translations: { de: { title: 'Lagune' } },
  })
  expect(body.item).toMatchObject({ title: 'Laguna II', detail: { descriptionHtml: '<p>New</p>' } })
  expect(body.item.detail.translations).toMatchObject([
    { language: 'de', title: 'Lagune' },
    { language: 'it', title: 'Laguna', descriptionHtml: '<p>Vetro</p>' },
  ])
  const titleIn = (language: string) =>
    execute(`query @inContext(language: ${language}) { product(handle: "laguna") { title } }`)
  expect(await titleIn('DE')).toEqual({ product: { title: 'Lagune' } })
  expect(await titleIn('EN')).toEqual({ product: { title: 'Laguna II' } })
  expect(await loggedChanges()).toBeGreaterThan(before)
})

test('prices, attributes and options are saved; trade prices follow the attribute in proportion', async () => {
  const id = await findId('laguna')
  const { detail } = await find(id)
  const variants = detail.variants.map(
    ({ line: _l, title: _t, quantity: _q, ...variant }: Record<string, unknown>, index: number) => ({
      ...variant,
      choices: [index === 0 ? 'Brass' : 'Copper'],
      prices: [{ currency: 'EUR', priceMinor: 20_000 * (index + 1), compareAtMinor: null }],
    }),
  )
  const { status, body } = await edit(id, {
    variants,
    metafields: {
      'custom.tradePrice': '{"EUR":"150.00"}',
      'custom.leadTime': '21',
      'custom.recommended': '',
    },
  })
  expect([status, body.code, body.fields]).toEqual([200, undefined, undefined])
  expect(body.item.detail).toMatchObject({
    options: [
      {
        name: 'Finish',
        values: [
          { name: 'Brass', swatchColor: '#b5a642' },
          { name: 'Copper', swatchColor: null },
        ],
      },
    ],
    variants: [
      { title: 'Brass', prices: [{ currency: 'EUR', priceMinor: 20_000, tradePriceMinor: 15_000 }] },
      { title: 'Copper', prices: [{ currency: 'EUR', priceMinor: 40_000, tradePriceMinor: 30_000 }] },
    ],
  })
  const keys = body.item.detail.metafields.map(({ key }: { key: string }) => key)
  expect(keys).toContain('leadTime')
  expect(keys).not.toContain('recommended')
})

// spec 3: a change of prices at the desk requires a recent second factor
test('a change of prices requires a recent second factor, and one of texts or stock does not', async () => {
  const id = await findId('laguna')
  const { detail, version } = await find(id)
  const variants = detail.variants.map(
    ({ line: _l, title: _t, quantity: _q, prices, ...variant }: typeof detail) => ({
      ...variant,
      choices: variant.choices.filter((choice: string | null) => choice !== null),
      prices: prices.map(({ tradePriceMinor: _p, ...price }: typeof detail) => price),
    }),
  )
  const save = async (changes: object) => {
    const body = { version, changes }
    const saved = await call(`/products/${id}`, { method: 'PATCH', body, isUnconfirmed: true })
    return [saved.status, saved.body.code]
  }
  const [first, ...rest] = variants
  const cheap = first.prices.map((price: object) => ({ ...price, priceMinor: 1 }))
  const refusal = [403, 'confirmation-required']
  expect(await save({ variants: [{ ...first, prices: cheap }, ...rest] })).toEqual(refusal)
  expect(await save({ variants: [{ ...first, isTaxable: !first.isTaxable }, ...rest] })).toEqual(refusal)
  expect(await save({ variants: [...variants, { ...first, choices: ['Zinc'] }] })).toEqual(refusal)
  expect(await save({ metafields: { 'custom.tradePrice': '{"EUR":"1.00"}' } })).toEqual(refusal)
  expect((await find(id)).version).toBe(version)
  expect(await save({ variants: [{ ...first, sku: 'LAGUNA-1' }, ...rest], vendor: 'Fornace' })).toEqual([
    200,
    undefined,
  ])
})

// spec 3: the team edits products
test('a product saved as it was read is unchanged', async () => {
  const id = await findId('laguna')
  const { detail } = await find(id)
  const { options, handle: _h, createdAt: _c, publishedAt: _p, isGiftCard: _g, stock: _s, ...fields } = detail
  const { body } = await edit(id, {
    ...fields,
    optionNames: options.map(({ name }: { name: string }) => name),
    variants: detail.variants.map(
      ({ line: _l, title: _t, quantity: _q, choices, prices, ...variant }: Record<string, unknown>) => ({
        ...variant,
        choices: (choices as (string | null)[]).filter((choice) => choice !== null),
        prices: (prices as Record<string, unknown>[]).map(({ tradePriceMinor: _m, ...price }) => price),
      }),
    ),
    media: detail.media.map(({ kind, url, alt, altTranslations }: Record<string, unknown>) => ({
      kind,
      url,
      alt,
      altTranslations,
    })),
    metafields: Object.fromEntries(
      detail.metafields.map((field: Record<string, string>) => [
        `${field.namespace}.${field.key}`,
        field.value,
      ]),
    ),
    translations: Object.fromEntries(
      detail.translations.map(({ language, ...texts }: { language: string }) => [language, texts]),
    ),
  })
  expect(body.item?.detail).toEqual(detail)
})

test('pictures are reordered, described and removed', async () => {
  const id = await findId('laguna')
  const { media, variants } = (await find(id)).detail
  const given = media.map(({ kind, url, alt, altTranslations }: Record<string, unknown>) => ({
    kind,
    url,
    alt,
    altTranslations,
  }))
  const reversed = given.toReversed().map((item: object) => ({ ...item, altTranslations: { de: 'Vorn' } }))
  const { body } = await edit(id, { media: reversed })
  expect(body.item.detail.media.map(({ url }: { url: string }) => url)).toEqual(
    reversed.map(({ url }: { url: string }) => url),
  )
  expect(body.item.detail.media[0].altTranslations).toEqual({ de: 'Vorn' })
  const used = variants.findIndex(({ pictureUrl }: { pictureUrl: string | null }) => pictureUrl !== null)
  const without = reversed.filter(({ url }: { url: string }) => url !== variants[used].pictureUrl)
  expect((await edit(id, { media: without })).body).toEqual({
    code: 'fields-refused',
    fields: [{ path: `variants.${used}.pictureUrl`, code: 'picture-unknown' }],
  })
})

test.each([
  [{ title: ' ' }, 400, 'title', 'too_small'],
  [{ price: 1 }, 400, '', 'unrecognized_keys'],
  [
    { metafields: { 'custom.shippingCosts': '[{"market":"Germany","amount":1}]' } },
    422,
    'metafields.custom.shippingCosts',
    'shipping-market-unknown',
  ],
  [
    { metafields: { 'custom.swatches': '{"Brass":"gold"}' } },
    422,
    'metafields.custom.swatches',
    'swatch-invalid',
  ],
  [
    { metafields: { 'custom.dimensions': '{"width' } },
    422,
    'metafields.custom.dimensions',
    'metafield-invalid',
  ],
  [
    { translations: { de: { handle: 'Ein Tisch' } } },
    422,
    'translations.de.handle',
    'translated-handle-invalid',
  ],
  [
    { media: [{ kind: 'image', url: 'https://x.example/1.jpg', alt: '', altTranslations: {} }] },
    422,
    'media.0',
    'picture-unknown',
  ],
  [{ optionNames: ['Finish', 'Size'] }, 422, 'variants.0.choices', 'option-value-missing'],
])('%j is refused with its field', async (changes, status, path, code) => {
  const id = await findId('laguna')
  const before = await find(id)
  const refused = await edit(id, changes)
  expect(refused.status).toBe(status)
  expect(refused.body.fields[0]).toEqual({ path, code })
  expect(await find(id)).toEqual(before)
})

test('a translated handle belongs to one product', async () => {
  await edit(await findId('laguna'), { translations: { fr: { handle: 'lagune' } } })
  expect((await edit(await findId('sole'), { translations: { fr: { handle: 'lagune' } } })).body).toEqual({
    code: 'fields-refused',
    fields: [{ path: 'translations.fr.handle', code: 'translated-handle-taken' }],
  })
})

test('of two people who save at once, the second gets the current product', async () => {
  const id = await findId('sole')
  const { version } = await find(id)
  const saved = await Promise.all([edit(id, { title: 'One' }, version), edit(id, { title: 'Two' }, version)])
  expect(saved.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const [won, lost] = saved[0].status === 200 ? saved : saved.toReversed()
  expect(lost?.body).toEqual({ code: 'version-outdated', current: won?.body.item })
})

test('stock is set unless it changed in the meantime', async () => {
  const id = await findId('laguna')
  const { version, detail } = await find(id)
  const [{ variantId, onHand }] = detail.stock
  const count = (from: number, version: number) =>
    call(`/products/${id}/set-stock`, { body: { version, input: { variantId, from, to: 7 } } })
  expect((await count(onHand + 1, version)).body).toEqual({ code: 'stock-changed' })
  const { body } = await count(onHand, version)
  expect(body.item.detail.stock[0]).toEqual({ variantId, onHand: 7, reserved: 0 })
  // A sale changes the stock, but not the version that an editor has read.
  expect(body.item.version).toBe(version + 1)
})

test('a new product is a draft that no guest sees until it is published', async () => {
  const price = { currency: 'EUR', priceMinor: 5_000 }
  const add = (input: object) => call('/products', { body: { input } })
  const { body } = await add({ title: 'Tavolo Ponte', vendor: 'Officina Sole', price })
  expect(body.item).toMatchObject({ handle: 'tavolo-ponte', status: 'draft', isPublished: false })
  const shown = () => execute('query @inContext(country: IT) { product(handle: "tavolo-ponte") { title } }')
  expect(await shown()).toEqual({ product: null })
  await edit(body.item.id, { status: 'active', isPublished: true })
  expect(await shown()).toEqual({ product: { title: 'Tavolo Ponte' } })
  expect((await add({ title: 'Tavolo Ponte', vendor: '', price })).body).toMatchObject({
    fields: [{ path: 'handle', code: 'handle-taken' }],
  })
  expect((await add({ title: '!!!', vendor: '', price })).body).toMatchObject({
    fields: [{ code: 'handle-invalid' }],
  })
})

test('the file that a product came from replaces what the team changed', async () => {
  await edit(await findId('laguna'), { title: 'Something else' })
  await importRows(database, LAGUNA_ROWS, italian)
  expect(await find(await findId('laguna'))).toMatchObject({ title: 'Laguna' })
})

test('the audit log has the changed fields alone', async () => {
  const id = await findId('laguna')
  await edit(id, { tags: ['new'] })
  const { rows } = await database.pool.query(
    "select before, after from kernel.audit_log where resource = 'products' and object_id = $1 order by id desc limit 1",
    [id],
  )
  expect(rows[0].after).toEqual({ detail: { tags: ['new'] } })
})
