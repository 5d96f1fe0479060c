import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { writeFixture } from '../fixtures/product-file.ts'
import { importCatalogue } from '../import-catalogue.ts'
import { readStoredDrafts } from '../stored-drafts.ts'
import { translateTitles } from './woocommerce-titles.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())

/** Imports lines of fields, starting with the header. */
async function importLines(...lines: readonly (readonly string[])[]) {
  await database.pool.query('delete from commerce.products')
  const quoted = lines.map((fields) => fields.map((field) => `"${field.replaceAll('"', '""')}"`).join(','))
  const csvPath = await writeFixture(`${quoted.join('\n')}\n`)
  const report = await importCatalogue(database, { base: 'EUR', csvPath, picturesFolder: '/nowhere' })
  const client = await database.pool.connect()
  const stored = await readStoredDrafts(client, { after: 0, size: 100 }).finally(() => client.release())
  return { report, drafts: stored.map(({ draft }) => draft) }
}

const WOOCOMMERCE = [
  ...['ID', 'Type', 'SKU', 'Name', 'Published', 'Short description', 'Description', 'Stock', 'Weight (kg)'],
  ...['Regular price', 'Sale price', 'Categories', 'Tags', 'Images', 'Parent'],
  ...['Attribute 1 name', 'Attribute 1 value(s)', 'Attribute 2 name', 'Attribute 2 value(s)'],
]

test('WooCommerce: a simple product with its prices, category, pictures and attributes', async () => {
  const { report, drafts } = await importLines(WOOCOMMERCE, [
    ...[
      '10',
      'simple',
      'PEEL-1',
      'Wooden Peel',
      '1',
      'For bread',
      '<p>Beech</p>',
      '7',
      '0.8',
      '24,90',
      '19,90',
    ],
    ...['Tools > Peels, Tools', 'beech, new', 'https://a.example/1.jpg, https://a.example/2.jpg', ''],
    ...['Material', 'Beech, Oak', '', ''],
  ])
  expect(report).toMatchObject({
    understood: { productFormat: 'woocommerce' },
    rows: 1,
    created: 1,
    refusals: [],
  })
  expect(drafts).toMatchObject([
    {
      handle: 'wooden-peel',
      title: 'Wooden Peel',
      descriptionHtml: '<p>Beech</p>',
      categoryPath: 'Tools > Peels',
      tags: expect.arrayContaining(['beech', 'new']),
      isPublished: true,
      variants: [
        {
          sku: 'PEEL-1',
          weightGrams: 800,
          quantity: 7,
          isTracked: true,
          prices: [{ priceMinor: 1990, compareAtMinor: 2490 }],
        },
      ],
      media: [{ url: 'https://a.example/1.jpg' }, { url: 'https://a.example/2.jpg' }],
    },
  ])
  expect(drafts[0]?.metafields).toContainEqual(
    expect.objectContaining({ key: 'material', value: '["Beech","Oak"]' }),
  )
})

test.each([
  [
    'German',
    [
      ...[
        'ID',
        'Typ',
        'Artikelnummer',
        'Name',
        'Veröffentlicht',
        'Kurzbeschreibung',
        'Beschreibung',
        'Lager',
      ],
      ...['Gewicht (kg)', 'Regulärer Preis', 'Angebotspreis', 'Kategorien', 'Schlagwörter', 'Bilder'],
      ...[
        'Übergeordnetes Produkt',
        'Attribut 1 Name',
        'Attribut 1 Wert(e)',
        'Attribut 2 Name',
        'Attribut 2 Wert(e)',
      ],
    ],
  ],
  [
    'Spanish',
    [
      ...['ID', 'Tipo', 'SKU', 'Nombre', 'Publicado', 'Descripción corta', 'Descripción', 'Inventario'],
      ...['Peso (kg)', 'Precio normal', 'Precio rebajado', 'Categorías', 'Etiquetas', 'Imágenes', 'Superior'],
      ...[
        'Nombre del atributo 1',
        'Valor(es) del atributo 1',
        'Nombre del atributo 2',
        'Valor(es) del atributo 2',
      ],
    ],
  ],
  [
    'French',
    [
      ...['ID', 'Type', 'UGS', 'Nom', 'Publié', 'Description courte', 'Description', 'Stock'],
      ...['Poids (kg)', 'Tarif régulier', 'Tarif promo', 'Catégories', 'Étiquettes', 'Images', 'Parent'],
      ...[
        'Nom de l’attribut 1',
        'Valeur(s) de l’attribut 1 ',
        "Nom de l'attribut 2",
        "Valeur(s) de l'attribut 2",
      ],
    ],
  ],
  [
    'Italian',
    [
      ...['ID', 'Tipo', 'SKU', 'Nome', 'Pubblicato', 'Breve descrizione', 'Descrizione', 'Magazzino'],
      ...['Peso (kg)', 'Prezzo di listino', 'Prezzo in offerta', 'Categorie', 'Tag', 'Immagine', 'Genitore'],
      ...[
        "Nome dell'attributo 1",
        "Valore dell'attributo 1",
        "Nome dell'attributo 2",
        "Valore dell'attributo 2",
      ],
    ],
  ],
  [
    'older Italian',
    [
      ...['ID', 'Tipo', 'COD', 'Nome', 'Pubblicato', 'Breve descrizione', 'Descrizione', 'Magazzino'],
      ...[
        'Peso (kg)',
        'Prezzo di listino',
        'Prezzo in offerta',
        'Categorie',
        'Etichette',
        'Immagine',
        'Genitore',
      ],
      ...['Attributo 1 nome', 'Attributo 1 valuta(e)', 'Attributo 2 nome', 'Attributo 2 valuta(e)'],
    ],
  ],
])('WooCommerce: the export of a %s site is read as that of an English one', async (_, header) => {
  const parent = [
    ...['10', 'variable', 'PEEL', 'Peel', '1', '', '<p>Beech</p>', '', '', '', '', 'Tools', 'new', '', ''],
    ...['Size', 'S, M', 'Material', 'Beech'],
  ]
  const variation = [
    ...['11', 'variation', 'PEEL-S', 'Peel', '1', '', '', '3', '0,8', '24,90', '19,90', '', '', '', 'PEEL'],
    ...['Size', 'S', '', ''],
  ]
  const english = await importLines(WOOCOMMERCE, parent, variation)
  const translated = await importLines(header, parent, variation)
  expect(translated.report).toMatchObject({
    created: 1,
    refusals: [],
    ignoredColumns: english.report.ignoredColumns,
  })
  const withoutDates = ({ drafts }: typeof english) =>
    drafts.map((draft) => ({ ...draft, createdAt: '', publishedAt: '' }))
  expect(withoutDates(translated)).toEqual(withoutDates(english))
  expect(translated.drafts[0]?.variants).toMatchObject([{ sku: 'PEEL-S', weightGrams: 800, quantity: 3 }])
})

test('WooCommerce: variations become variants of their parent, wherever they are in the file', async () => {
  const blank = ['', '', '', '', '']
  const variation = (id: string, sku: string, price: string, parent: string, size: string) => [
    ...[id, 'variation', sku, `Bowl - ${size}`, '1', '', '', '3', '', price, '', '', '', '', parent],
    ...['Size', size, '', ''],
  ]
  const { report, drafts } = await importLines(
    WOOCOMMERCE,
    variation('21', 'BOWL-S', '10', 'BOWL', 'S'),
    [...['20', 'variable', 'BOWL', 'Bowl', '1', '', '', ''], ...blank, '', '', 'Size', 'S, L', '', ''],
    [...['30', 'grouped', 'SET', 'Set', '1', '', '', ''], ...blank, '', '', '', '', '', ''],
    variation('22', 'BOWL-L', '14', 'id:20', 'L'),
  )
  expect(report.refusals).toEqual([])
  expect(report.notes.get('row-of-other-kind')).toMatchObject({ count: 1 })
  expect(drafts).toMatchObject([
    {
      handle: 'bowl',
      options: [{ name: 'Size', values: [{ name: 'S' }, { name: 'L' }] }],
      variants: [
        { sku: 'BOWL-S', title: 'S', prices: [{ priceMinor: 1000 }] },
        { sku: 'BOWL-L', title: 'L', prices: [{ priceMinor: 1400 }] },
      ],
    },
  ])
})

const MAGENTO = [
  ...[
    'sku',
    'store_view_code',
    'product_type',
    'categories',
    'name',
    'description',
    'weight',
    'product_online',
  ],
  ...[
    'visibility',
    'price',
    'special_price',
    'url_key',
    'base_image',
    'additional_images',
    'additional_attributes',
  ],
  ...['qty', 'allow_backorders', 'configurable_variations', 'configurable_variation_labels'],
]

test('Magento: simple products that a configurable one lists are its variants', async () => {
  const simple = (sku: string, price: string) => [
    ...[
      sku,
      '',
      'simple',
      'Default Category/Tools',
      `Knife ${sku}`,
      '',
      '0.2',
      '1',
      'Not Visible Individually',
    ],
    ...[price, '', `knife-${sku}`, 'https://m.example/k.jpg', '', 'color=Black', '4.0000', '0', '', ''],
  ]
  const { report, drafts } = await importLines(
    MAGENTO,
    simple('K-1', '20'),
    simple('K-2', '22'),
    [
      ...[
        'K',
        '',
        'configurable',
        'Default Category/Tools/Knives',
        'Knife',
        '<p>Steel</p>',
        '',
        '1',
        'Catalog, Search',
      ],
      ...[
        '',
        '',
        'knife',
        'https://m.example/a.jpg',
        'https://m.example/b.jpg',
        'material=Steel|Oak',
        '',
        '',
      ],
      ...['sku=K-1,length=20 cm|sku=K-2,length=24 cm', 'length=Length'],
    ],
    ['K', 'de', 'configurable', '', 'Messer', ...Array.from({ length: 14 }, () => '')],
  )
  expect(report).toMatchObject({ understood: { productFormat: 'magento' }, created: 1, refusals: [] })
  expect(report.notes.get('row-of-store-view')).toMatchObject({ count: 1 })
  expect(drafts).toMatchObject([
    {
      handle: 'knife',
      title: 'Knife',
      categoryPath: 'Tools > Knives',
      options: [{ name: 'Length', values: [{ name: '20 cm' }, { name: '24 cm' }] }],
      variants: [
        { sku: 'K-1', weightGrams: 200, quantity: 4, prices: [{ priceMinor: 2000 }] },
        { sku: 'K-2', prices: [{ priceMinor: 2200 }] },
      ],
      media: [
        { url: 'https://m.example/a.jpg' },
        { url: 'https://m.example/b.jpg' },
        { url: 'https://m.example/k.jpg' },
      ],
    },
  ])
})

test('Matrixify: a row to be deleted is skipped, and a list of pictures becomes pictures', async () => {
  const header = ['ID', 'Handle', 'Command', 'Title', 'Body HTML', 'Variant Price', 'Image Src']
  const { report, drafts } = await importLines(
    header,
    ['1', 'scale', 'MERGE', 'Scale', '<p>2 g</p>', '30', 'https://x.example/1.jpg;https://x.example/2.jpg'],
    ['2', 'old', 'DELETE', 'Old', '', '1', ''],
  )
  expect(report).toMatchObject({ understood: { productFormat: 'matrixify' }, created: 1, refusals: [] })
  expect(report.notes.get('row-deleted')).toMatchObject({ count: 1, line: 3 })
  expect(drafts).toMatchObject([
    {
      handle: 'scale',
      descriptionHtml: '<p>2 g</p>',
      media: [{ url: 'https://x.example/1.jpg' }, { url: 'https://x.example/2.jpg' }],
    },
  ])
})

test('Shopify: rows of a product apart are joined, and handles become addresses', async () => {
  const header = [
    'Handle',
    'Title',
    'Option1 Name',
    'Option1 Value',
    'Variant Price',
    'Variant Weight',
    'Variant Weight Unit',
    'Status',
  ]
  const { report, drafts } = await importLines(
    header,
    ['Big Tin', 'Tin', 'Size', '450 g', '12', '1', 'lb', 'active'],
    ['other', 'Other', '', '', '5', '', '', 'unlisted'],
    ['Big Tin', '', '', '900 g', '16', '900', 'g', ''],
    ['', 'Löffel', '', '', '3', '', '', ''],
    ['', 'الدليل الذهبي', '', '', '3', '', '', ''],
  )
  expect(report.refusals).toEqual([])
  expect([...report.notes.keys()].toSorted()).toEqual([
    'handle-from-title',
    'handle-normalized',
    'rows-apart',
    'status-unlisted',
  ])
  const byHandle = new Map(drafts.map((draft) => [draft.handle, draft]))
  expect(byHandle.get('big-tin')?.variants).toMatchObject([
    { title: '450 g', weightGrams: 454 },
    { title: '900 g', weightGrams: 900 },
  ])
  expect(byHandle.get('other')).toMatchObject({ status: 'draft' })
  expect([...byHandle.keys()].toSorted()).toEqual(['big-tin', 'loffel', 'other', 'الدليل-الذهبي'])
})

test('WooCommerce: the unit of a weight is that of its translated title', () => {
  expect(
    translateTitles(['Gewicht (g)', 'Poids (lbs)', 'Peso (kg)', 'En stock\u00a0?', 'Autre (x)']),
  ).toEqual(['weight (g)', 'weight (lbs)', 'weight (kg)', 'in stock?', 'Autre (x)'])
})
