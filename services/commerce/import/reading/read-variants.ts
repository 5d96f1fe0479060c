import type { PriceDraft, VariantDraft } from '../product-draft.ts'
import type { FieldReader } from './field-parsers.ts'
import { excludedCurrencies, withFixedTradePrices } from './read-prices.ts'
import type { Row } from './rows.ts'

const NO_CHOICE = { name: 'title', value: 'default title' }

export function readVariants(
  rows: readonly [Row, ...Row[]],
  reader: FieldReader,
  readPrices: (row: Row) => PriceDraft[],
): { optionNames: string[]; variants: VariantDraft[] } {
  const optionNames = readOptionNames(rows, reader)
  const seen = new Set<string>()
  const variants = rows
    .filter((row) => isVariantRow(row, reader))
    .map((row) => {
      const choices = readChoices(row, optionNames, reader)
      const title = choices.filter((choice) => choice !== null).join(' / ')
      if (seen.has(title)) reader.refuse(row, 'variant-repeated', title || 'Default Title')
      seen.add(title)
      return readVariant(row, { title, choices, prices: readPrices(row) }, reader)
    })
  return { optionNames, variants: withFixedTradePrices(variants) }
}

function readVariant(
  row: Row,
  parsed: Pick<VariantDraft, 'title' | 'choices' | 'prices'>,
  reader: FieldReader,
): VariantDraft {
  if (parsed.prices.length === 0) reader.refuse(row, 'price-missing', 'any currency')
  const isTracked = readTracked(row, reader)
  return {
    ...parsed,
    line: row.line,
    title: parsed.title || 'Default Title',
    // A leading apostrophe, with which spreadsheets mark text, is removed.
    sku: reader.text(row, 'sku').replace(/^'/, '') || null,
    barcode: reader.text(row, 'barcode').replace(/^'/, '') || null,
    weightGrams: readWeight(row, reader),
    requiresShipping: reader.flag(row, 'requiresShipping', true),
    isTaxable: reader.flag(row, 'taxable', true),
    pictureUrl: reader.text(row, 'variantImage') || null,
    unsoldIn: excludedCurrencies(row, reader),
    quantity: reader.wholeNumber(row, 'quantity', 0),
    isTracked,
    continueSelling: !isTracked || readPolicy(row, reader),
  }
}

function isVariantRow(row: Row, reader: FieldReader): boolean {
  return reader.text(row, 'option1Value') !== '' || reader.text(row, 'price') !== ''
}

const OPTIONS = [
  { name: 'option1Name', value: 'option1Value' },
  { name: 'option2Name', value: 'option2Value' },
  { name: 'option3Name', value: 'option3Value' },
] as const

/** The option names are in the first row, or in some files a later one. `Title: Default Title` means no options. */
function readOptionNames(rows: readonly [Row, ...Row[]], reader: FieldReader): string[] {
  const [first] = rows
  const names = OPTIONS.map(({ name }) => {
    const nameRow = rows.find((row) => reader.text(row, name) !== '') ?? first
    if (nameRow !== first) reader.note(nameRow, 'option-name-late')
    return reader.text(nameRow, name)
  })
  const isWithoutChoice =
    names[0]?.toLowerCase() === NO_CHOICE.name &&
    names[1] === '' &&
    rows.every((row) => ['', NO_CHOICE.value].includes(reader.text(row, 'option1Value').toLowerCase()))
  return isWithoutChoice ? [] : names.filter((name) => name !== '')
}

function readChoices(row: Row, names: readonly string[], reader: FieldReader): VariantDraft['choices'] {
  const [first = null, second = null, third = null] = OPTIONS.map(({ value }, index) => {
    const choice = reader.text(row, value)
    const name = names[index]
    if (name !== undefined && choice === '') reader.refuse(row, 'option-value-missing', name)
    if (name === undefined && choice !== '' && choice.toLowerCase() !== NO_CHOICE.value) {
      reader.refuse(row, 'option-name-missing', choice)
    }
    return name === undefined || choice === '' ? null : choice
  })
  return [first, second, third]
}

/** Whether to continue selling when out of stock: `continue` in the old column, TRUE in the new one. */
function readPolicy(row: Row, reader: FieldReader): boolean {
  const policy = reader.text(row, 'policy').toLowerCase()
  if (!['', 'deny', 'false', 'continue', 'true'].includes(policy))
    reader.refuse(row, 'policy-invalid', policy)
  return policy === 'continue' || policy === 'true'
}

/** Whether stock is tracked: by the tracker column, or in files without one, if there is a quantity. */
function readTracked(row: Row, reader: FieldReader): boolean {
  if (reader.columns.indexes.has('tracker')) return reader.text(row, 'tracker') !== ''
  const hasQuantity = reader.text(row, 'quantity') !== ''
  if (hasQuantity) reader.note(row, 'stock-tracked')
  return hasQuantity
}

export const GRAMS_PER_UNIT: Readonly<Record<string, number>> = {
  g: 1,
  kg: 1000,
  lb: 453.59237,
  lbs: 453.59237,
  oz: 28.349523125,
}

/** The weight in whole grams: from the column in grams, otherwise from a weight with a unit (default: kilograms). */
function readWeight(row: Row, reader: FieldReader): number {
  const grams = reader.text(row, 'grams')
  const text = grams || reader.text(row, 'weight')
  const factor = grams ? 1 : GRAMS_PER_UNIT[reader.text(row, 'weightUnit').toLowerCase() || 'kg']
  if (text === '') return 0
  if (factor !== undefined && /^\d{1,9}(?:[.,]\d{1,15})?$/.test(text)) {
    return Math.round(Number(text.replace(',', '.')) * factor)
  }
  reader.refuse(row, 'weight-invalid', text)
  return 0
}
