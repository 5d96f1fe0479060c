import { strToU8, zipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { writeFixture } from '../fixtures/product-file.ts'
import { importCatalogue } from '../import-catalogue.ts'
import { importCollections } from './import-collections.ts'
import { readCollections } from './read-collections.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())

const NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

type Cell = string | number | boolean

/** A workbook with one sheet per name: shared strings for texts, numbers and booleans as Excel writes them. */
function workbook(sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>): Buffer {
  const names = Object.keys(sheets)
  const texts: string[] = []
  const cell = (value: Cell, at: string) => {
    if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`
    if (typeof value === 'boolean') return `<c r="${at}" t="b"><v>${value ? 1 : 0}</v></c>`
    return value === '' ? '' : `<c r="${at}" t="s"><v>${texts.push(value) - 1}</v></c>`
  }
  const rowXml = (row: readonly Cell[], line: number) =>
    `<row r="${line}">${row.map((value, column) => cell(value, String.fromCharCode(65 + column) + line)).join('')}</row>`
  const bodies = Object.values(sheets).map((rows) =>
    rows.map((row, index) => rowXml(row, index + 1)).join(''),
  )
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const files = {
    'xl/workbook.xml': `<workbook xmlns="${NAMESPACE}" xmlns:r="${RELATIONS}"><sheets>${names
      .map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names
      .map((_, index) => `<Relationship Id="rId${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`)
      .join('')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${NAMESPACE}">${texts.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
    ...Object.fromEntries(
      bodies.map((body, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<worksheet xmlns="${NAMESPACE}"><sheetData>${body}</sheetData></worksheet>`,
      ]),
    ),
  }
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  )
}

const PRODUCT = [
  'ID',
  'Handle',
  'Command',
  'Title',
  'Status',
  'Published',
  'Tags',
  'Variant SKU',
  'Variant Price',
]
const COMMON = ['ID', 'Handle', 'Command', 'Title', 'Body HTML', 'Sort Order', 'Published', 'Image Src']
const SMART = [
  ...COMMON,
  'Row #',
  'Top Row',
  'Must Match',
  'Rule: Product Column',
  'Rule: Relation',
  'Rule: Condition',
]
const CUSTOM = [...COMMON, 'Row #', 'Top Row', 'Product: ID', 'Product: Handle', 'Product: Position']

const FILE = workbook({
  'Export Summary': [['Exported', 3]],
  Products: [
    PRODUCT,
    [7001, 'rye-tin', 'MERGE', 'Rye tin', 'Active', true, 'steel, bread', 'RYE', 19.989999999999998],
    [7002, 'oak-peel', 'MERGE', 'Oak peel', 'Active', true, 'oak', 'PEEL', 32],
    [7003, 'steel-bowl', 'MERGE', 'Steel bowl', 'Active', true, 'steel', 'BOWL', 12.5],
  ],
  'Smart Collections': [
    SMART,
    [
      1,
      'steel',
      'MERGE',
      'Made of steel',
      '<p>Rust & heat are no matter.</p>',
      'Manual',
      true,
      '',
      1,
      true,
      'all conditions',
      'Tag',
      'Equals',
      'steel',
    ],
    [1, 'steel', '', '', '', '', '', '', 2, '', '', 'Variant Price', 'Less Than', 15],
  ],
  'Custom Collections': [
    CUSTOM,
    [
      2,
      'window',
      'MERGE',
      'In the window',
      '',
      'Manual',
      true,
      'https://cdn.example/window.jpg',
      1,
      true,
      7003,
      'steel-bowl',
      1,
    ],
    [2, 'window', '', '', '', '', '', '', 2, '', 7001, 'rye-tin', 2],
    [3, 'archive', 'MERGE', 'Archive', '', 'Manual', false, '', 1, true, 7002, 'oak-peel', 1],
  ],
})

async function importBoth() {
  const path = await writeFixture(FILE, 'shop.xlsx')
  const products = await importCatalogue(database, { base: 'EUR', csvPath: path, picturesFolder: '/nowhere' })
  const tables = await readCollections(path, 'EUR')
  return { products, tables, collections: await importCollections(database, tables) }
}

test('products and both kinds of collections are imported from one workbook, as Matrixify writes it', async () => {
  const { products, tables, collections } = await importBoth()
  expect(products).toMatchObject({
    created: 3,
    refused: 0,
    understood: { sheet: 'Products', productFormat: 'matrixify' },
  })
  expect(tables.map(({ format }) => format)).toEqual([
    { sheet: 'Smart Collections' },
    { sheet: 'Custom Collections' },
  ])
  expect(collections).toMatchObject({ smart: 1, custom: 2, created: 3, refusals: [] })
  const { rows } = await database.pool.query(
    `select c.handle, c.description_html as html, c.is_published as published, c.picture_url as picture,
       array(select p.handle from commerce.collection_products cp join commerce.products p on p.id = cp.product_id
         where cp.collection_id = c.id order by cp.position) as members
     from commerce.collections c order by c.handle`,
  )
  expect(rows).toEqual([
    { handle: 'archive', html: '', published: false, picture: null, members: ['oak-peel'] },
    {
      handle: 'steel',
      html: '<p>Rust &amp; heat are no matter.</p>',
      published: true,
      picture: null,
      members: ['steel-bowl'],
    },
    {
      handle: 'window',
      html: '',
      published: true,
      picture: 'https://cdn.example/window.jpg',
      members: ['steel-bowl', 'rye-tin'],
    },
  ])
})

test('the same workbook again changes nothing', async () => {
  const { products, collections } = await importBoth()
  expect(products).toMatchObject({ created: 0, changed: 0, unchanged: 3 })
  expect(collections).toMatchObject({ created: 0, changed: 0, unchanged: 3 })
})
