import { useMemo } from 'react'

declare const content: unique symbol

/**
 * A plain value as one text. What loaders answer comes to the browser value by value; a menu or a list has a
 * thousand of them, and putting those together holds a phone up longer than all else on the page does. A text it
 * reads at once.
 */
export type Packed<Value> = string & { readonly [content]?: Value }

/** Packs what JSON can say: of dates only their texts arrive, of what is undefined nothing. */
export function pack<Value>(value: Value): Packed<Value> {
  return JSON.stringify(value)
}

/** What was packed; the same one as long as the text is the same. */
export function useUnpacked<Value>(packed: Packed<Value>): Value {
  return useMemo(() => JSON.parse(packed), [packed])
}
