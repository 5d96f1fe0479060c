import type { PriceDraft, VariantDraft } from '../product-draft.ts'
import type { FieldReader } from './field-parsers.ts'
import { excludedCurrencies, spreadTradePrices } from './read-prices.ts'
import type { Row } from './rows.ts'

/** The platform's placeholder option of a product with one variant. */
const NO_CHOICE = { name: 'title', value: 'default title' }

/** Reads the variants of a product: the rows that have an option value or a price. */
export function readVariants(
  rows: readonly [Row, ...Row[]],
  reader: FieldReader,
  readPrices: (row: Row) => PriceDraft[],
): { optionNames: string[]; variants: VariantDraft[] } {
  const optionNames = readOptionNames(rows[0], reader)
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
  spreadTradePrices(variants)
  return { optionNames, variants }
}

function readVariant(
  row: Row,
  named: Pick<VariantDraft, 'title' | 'choices' | 'prices'>,
  reader: FieldReader,
): VariantDraft {
  if (named.prices.length === 0) reader.refuse(row, 'price-missing', 'any currency')
  const isTracked = reader.text(row, 'tracker') !== ''
  return {
    ...named,
    line: row.line,
    title: named.title || 'Default Title',
    // A leading apostrophe, with which spreadsheets mark text, is removed.
    sku: reader.text(row, 'sku').replace(/^'/, '') || null,
    barcode: reader.text(row, 'barcode').replace(/^'/, '') || null,
    weightGrams: reader.wholeNumber(row, 'grams', 0),
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

/** The names are on the first row only. `Title: Default Title` means that there are no options. */
function readOptionNames(first: Row, reader: FieldReader): string[] {
  const names = OPTIONS.map(({ name }) => reader.text(first, name))
  const isWithoutChoice =
    names[0]?.toLowerCase() === NO_CHOICE.name &&
    names[1] === '' &&
    reader.text(first, 'option1Value').toLowerCase() === NO_CHOICE.value
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

/** `continue` in the old wording of the column, TRUE in the new one. */
function readPolicy(row: Row, reader: FieldReader): boolean {
  const policy = reader.text(row, 'policy').toLowerCase()
  if (!['', 'deny', 'false', 'continue', 'true'].includes(policy))
    reader.refuse(row, 'policy-invalid', policy)
  return policy === 'continue' || policy === 'true'
}
