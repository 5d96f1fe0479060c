/**
 * Parsers for attribute values, which the commerce platform stores as text. An invalid value counts as missing, because
 * one bad field must not remove a product from the shop.
 */
export type JsonRecord = { readonly [key: string]: unknown }

/** Trimmed text; null if blank. */
export function readText(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
  return text === '' ? null : text
}

/** True for `true` and 'true', false for everything else. */
export function readFlag(value: unknown): boolean {
  return value === true || (typeof value === 'string' && value.trim().toLowerCase() === 'true')
}

/** Reads a JSON list of texts; any other text becomes a list of one. */
export function readList(value: unknown): string[] {
  const parsed = typeof value === 'string' ? (readJson(value) ?? value) : value
  const items: readonly unknown[] = Array.isArray(parsed) ? parsed : [parsed]
  return items.map(readText).filter((text) => text !== null)
}

/** Reads a non-negative number from a number or a plain decimal text. */
export function readNumber(value: unknown): number | null {
  const text = readText(value)
  return text !== null && /^\d+(\.\d+)?$/.test(text) ? Number(text) : null
}

/** Reads a JSON object; empty if it is not one. */
export function readRecord(value: unknown): JsonRecord {
  const parsed = typeof value === 'string' ? readJson(value) : value
  return isRecord(parsed) ? parsed : {}
}

/** Reads a JSON list of objects and skips other items. */
export function readRecords(value: unknown): JsonRecord[] {
  const parsed = typeof value === 'string' ? readJson(value) : value
  return Array.isArray(parsed) ? parsed.filter(isRecord) : []
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
