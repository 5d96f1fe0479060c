import { newKey } from '../../../provider/new-key.ts'

/** A random UUID. `crypto.randomUUID` does not exist over plain HTTP. */
export function newLineId(): string {
  const hex = newKey()
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20),
  ]
  return parts.join('-')
}
