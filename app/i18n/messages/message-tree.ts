/** Messages of one language, nested by the dots of their keys. A leaf is ICU text, or compiled ICU text. */
export type MessageTree = { readonly [key: string]: MessageTree | string | readonly unknown[] }

export function isGroup(value: MessageTree[string] | undefined): value is MessageTree {
  return typeof value === 'object' && !Array.isArray(value)
}
