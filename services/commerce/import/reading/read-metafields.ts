import { findShippingCostFault } from '#domain/delivery/shipping-cost.ts'
import { ATTRIBUTE_KEYS, ATTRIBUTE_NAMESPACE } from '#domain/product/product-attributes.ts'
import type { MetafieldDraft } from '../product-draft.ts'
import type { FieldReader } from './field-parsers.ts'
import type { Row } from './rows.ts'

export type ReadMetafields = {
  fields: MetafieldDraft[]
  /** Option value → CSS hex color, from `custom.swatches`. */
  swatches: ReadonlyMap<string, string>
  /** The wire text of one field in the namespace `custom`. */
  custom(key: string): string | undefined
}

/**
 * `custom.swatches` is a JSON object with the colors of the option values, such as `{"Walnut":"#5a3b22"}`.
 */
const SWATCHES_KEY = 'swatches'

/**
 * Reads the attribute columns of the first row. The file has no types, so they are derived from the values.
 */
export function readMetafields(row: Row, reader: FieldReader): ReadMetafields {
  const fields: MetafieldDraft[] = []
  for (const { namespace, key, index } of reader.columns.metafields) {
    const value = (row.fields[index] ?? '').trim()
    if (value === '') continue
    const type = typeOf(value)
    if (type === null && isReadByShop(namespace, key)) {
      reader.refuse(row, 'metafield-invalid', `${namespace}.${key}`)
      continue
    }
    if (type === null) reader.note(row, 'metafield-text')
    fields.push({ namespace, key, type: type ?? 'multi_line_text_field', value })
  }
  const custom = (key: string) =>
    fields.find((field) => field.namespace === 'custom' && field.key === key)?.value
  checkShippingCosts(row, custom('shippingCosts'), reader)
  return { fields, custom, swatches: readSwatches(row, custom(SWATCHES_KEY), reader) }
}

/** An attribute with a meaning must be readable; any other is only text. */
function isReadByShop(namespace: string, key: string): boolean {
  return namespace === ATTRIBUTE_NAMESPACE && [...ATTRIBUTE_KEYS, SWATCHES_KEY].includes(key)
}

/** The platform's type for a value, or null for invalid JSON. */
function typeOf(value: string): string | null {
  if (value === 'true' || value === 'false') return 'boolean'
  if (/^-?\d{1,15}$/.test(value)) return 'number_integer'
  if (/^-?\d{1,15}\.\d{1,9}$/.test(value)) return 'number_decimal'
  if (/^[[{]/.test(value)) return typeOfJson(value)
  return value.includes('\n') ? 'multi_line_text_field' : 'single_line_text_field'
}

function typeOfJson(value: string): string | null {
  try {
    const parsed: unknown = JSON.parse(value)
    const isTextList = Array.isArray(parsed) && parsed.every((item) => typeof item === 'string')
    return isTextList ? 'list.single_line_text_field' : 'json'
  } catch {
    return null
  }
}

const SHIPPING_COST_REFUSALS = {
  json: 'shipping-costs-invalid',
  market: 'shipping-market-unknown',
  repeated: 'shipping-market-repeated',
  amount: 'shipping-amount-invalid',
} as const

function checkShippingCosts(row: Row, text: string | undefined, reader: FieldReader): void {
  const fault = text === undefined ? null : findShippingCostFault(text)
  if (fault) reader.refuse(row, SHIPPING_COST_REFUSALS[fault.kind], fault.market || (text ?? ''))
}

function readSwatches(row: Row, text: string | undefined, reader: FieldReader): ReadonlyMap<string, string> {
  if (text === undefined) return new Map()
  const entries = Object.entries(parseObject(text))
  const colours = entries.filter((entry): entry is [string, string] => isColour(entry[1]))
  if (entries.length === 0 || colours.length < entries.length) reader.refuse(row, 'swatch-invalid', text)
  return new Map(colours)
}

function isColour(value: unknown): boolean {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)
}

function parseObject(text: string): object {
  // The field was validated before, so text that begins like JSON is JSON.
  const value: unknown = text.startsWith('{') ? JSON.parse(text) : null
  return typeof value === 'object' && value !== null ? value : {}
}
