import { expect, test } from 'vitest'
import { threadTime } from '#tests/support/thread-time.ts'
import { readOrderRows, readOrderText, type TypedLine } from './read-order-lines.ts'

const lines = (text: string) => readOrderText(text).map(({ sku, quantity }) => [sku, quantity])

// spec 1: quick order: lines in every form that people paste
test.each([
  ['a space', 'VET-12 3', ['VET-12', '3']],
  ['several spaces', '  VET-12     3  ', ['VET-12', '3']],
  ['a tab', 'VET-12\t3', ['VET-12', '3']],
  ['a comma', 'VET-12,3', ['VET-12', '3']],
  ['a comma and a space', 'VET-12, 3', ['VET-12', '3']],
  ['a space and a comma', 'VET-12 ,3', ['VET-12', '3']],
  ['a semicolon', 'VET-12;3', ['VET-12', '3']],
  ['x', 'VET-12 x 3', ['VET-12', '3']],
  ['x before the number', 'VET-12 x3', ['VET-12', 'x3']],
  ['×', 'VET-12 × 3', ['VET-12', '3']],
  ['the quantity first', '3 x VET-12', ['VET-12', '3']],
  ['the quantity first, without a mark', '3 VET-12', ['VET-12', '3']],
  ['the quantity first, with its mark', '3x VET-12', ['VET-12', '3x']],
  ['no quantity', 'VET-12', ['VET-12', '']],
  ['words behind them', 'VET-12 3 armchairs in linen', ['VET-12', '3']],
  ['a description in a cell', 'VET-12;3;Armchair, linen', ['VET-12', '3']],
  ['decimals of a country with commas', 'VET-12 3,00', ['VET-12', '3,00']],
  ['quotes of a spreadsheet', '"VET-12";"3"', ['VET-12', '3']],
  ['a separator in quotes', '"VET,12",3', ['VET,12', '3']],
  ['a quote in quotes', '"VET""12",3', ['VET"12', '3']],
  ['a SKU of digits', '400123 3', ['400123', '3']],
  ['a SKU with a space in a table', 'VET 12\t3', ['VET 12', '3']],
  ['spaces that do not break', 'VET-12\u00A03', ['VET-12', '3']],
])('a line with %s is read', (_, text, expected) => {
  expect(lines(text)).toEqual([expected])
})

test.each([
  ['none', 'VET-12 1', ['VET-12']],
  ['English', 'SKU,Quantity\nVET-12,1', ['VET-12']],
  ['German, in another order', 'Menge;Artikelnummer\n1;VET-12', ['VET-12']],
  ['Italian, among other columns', 'Descrizione\tCodice\tPezzi\nPoltrona\tVET-12\t1', ['VET-12']],
  ['French', 'Référence ; Qté\nVET-12 ; 1', ['VET-12']],
  ['Spanish', 'Código;Cantidad\nVET-12;1', ['VET-12']],
  ['of one column', 'sku\nVET-12', ['VET-12']],
  ['abbreviated', 'Art.-Nr.;Stk.\nVET-12;1', ['VET-12']],
])('a header is no line: %s', (_, text, skus) => {
  expect(readOrderText(text).map(({ sku }) => sku)).toEqual(skus)
})

test('empty lines, marks of an encoding and every kind of line end are ignored', () => {
  expect(lines('\uFEFFA-1 1\r\n\r\nB-2 2\rC-3 3\n   \n,,,\n')).toEqual([
    ['A-1', '1'],
    ['B-2', '2'],
    ['C-3', '3'],
  ])
})

test('rows of a table are read like lines', () => {
  const rows = [['Article', 'Name', 'Qty'], [], ['VET-12', 'Armchair', '2'], ['', 'a note', '']]
  expect(readOrderRows(rows)).toEqual<TypedLine[]>([{ sku: 'VET-12', quantity: '2' }])
})

// spec 5: quick order: whatever is pasted is read in a moment
test.each([
  ['one endless word', 'A'.repeat(5_000_000)],
  ['only spaces', ' '.repeat(5_000_000)],
  ['only separators', ';'.repeat(5_000_000)],
  ['only commas and spaces', ' ,'.repeat(2_000_000)],
  ['only quotes', '"'.repeat(5_000_000)],
  ['only line ends', '\r\n'.repeat(2_000_000)],
  ['only digits', '9'.repeat(5_000_000)],
  ['only x', 'x '.repeat(2_000_000)],
  ['NUL bytes', '\0'.repeat(5_000_000)],
])('%s is read in a moment', async (_, text) => {
  const { result, spentMs } = await threadTime(async () => readOrderText(text))
  for (const { sku } of result) expect(sku.length).toBeLessThanOrEqual(64)
  expect(spentMs).toBeLessThan(1000)
})

test('a formula is a text like any other', () => {
  expect(lines('=HYPERLINK("http://x") 1')).toEqual([['=HYPERLINK("http://x")', '1']])
})
