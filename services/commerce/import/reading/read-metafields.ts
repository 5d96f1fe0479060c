import { findShippingCostError } from '#domain/delivery/shipping-cost.ts'
import { ATTRIBUTE_KEYS, ATTRIBUTE_NAMESPACE } from '#domain/product/product-attributes.ts'
import type { MetafieldDraft } from '../product-draft.ts'
import type { RefusalCode } from '../refusals.ts'
import type { FieldReader } from './field-parsers.ts'
import type { Row } from './rows.ts'

export type ReadMetafields = {
  fields: MetafieldDraft[]
  /** Option value → CSS hex color, from `custom.swatches`. */
  swatches: ReadonlyMap<string, string>
  /** The text of one field in the namespace `custom`, as on the wire. */
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
    const error = findAttributeError({ namespace, key, value })
    if (error) reader.refuse(row, error.code, error.detail)
    if (inferType(value) === null) reader.note(row, 'metafield-text')
    fields.push({ namespace, key, type: attributeType(value), value })
  }
  const custom = (key: string) =>
    fields.find((field) => field.namespace === ATTRIBUTE_NAMESPACE && field.key === key)?.value
  return { fields, custom, swatches: readSwatches(custom(SWATCHES_KEY)) }
}

/** The type of an attribute with this text. JSON that is not one of the platform's types is plain text. */
export function attributeType(value: string): string {
  return inferType(value) ?? 'multi_line_text_field'
}

/** Why the shop cannot read one of its own attributes; null if it can, or if the attribute is only text. */
export function findAttributeError({
  namespace,
  key,
  value,
}: Pick<MetafieldDraft, 'namespace' | 'key' | 'value'>): { code: RefusalCode; detail: string } | null {
  if (namespace !== ATTRIBUTE_NAMESPACE || ![...ATTRIBUTE_KEYS, SWATCHES_KEY].includes(key)) return null
  if (inferType(value) === null) return { code: 'metafield-invalid', detail: `${namespace}.${key}` }
  if (key === SWATCHES_KEY) {
    const colors = Object.values(parseObject(value))
    const isValid = colors.length > 0 && colors.every(isColor)
    return isValid ? null : { code: 'swatch-invalid', detail: value }
  }
  const error = key === 'shippingCosts' ? findShippingCostError(value) : null
  return error && { code: SHIPPING_COST_REFUSALS[error.kind], detail: error.market || value }
}

/** The platform's type of a value; null for invalid JSON. */
function inferType(value: string): string | null {
  if (value === 'true' || value === 'false') return 'boolean'
  if (/^-?\d{1,15}$/.test(value)) return 'number_integer'
  if (/^-?\d{1,15}\.\d{1,9}$/.test(value)) return 'number_decimal'
  if (/^[[{]/.test(value)) return inferJsonType(value)
  return value.includes('\n') ? 'multi_line_text_field' : 'single_line_text_field'
}

function inferJsonType(value: string): string | null {
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

export function readSwatches(text: string | undefined): ReadonlyMap<string, string> {
  const entries = text === undefined ? [] : Object.entries(parseObject(text))
  return new Map(entries.filter((entry): entry is [string, string] => isColor(entry[1])))
}

function isColor(value: unknown): boolean {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)
}

function parseObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
