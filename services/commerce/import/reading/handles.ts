import { toSlug } from '#domain/links/slug.ts'
import type { NoteCode } from '../notes.ts'
import { type Columns, readField } from './columns.ts'
import type { Row } from './csv-records.ts'

/** The characters allowed in a handle, which is a path segment of the product's URL. */
export const HANDLE = /^[\p{Ll}\p{Lo}\p{N}_-]{1,255}$/u

/**
 * Reads the handles of consecutive rows, as the platform does: in lower case, converted to a valid path segment, or
 * derived from the title if missing. A row with neither belongs to the product above. Empty if there is no such
 * product.
 */
export function createHandleReader(columns: Columns, note: (row: Row, code: NoteCode) => void) {
  let last = ''
  return (row: Row): string => {
    const own = readField(row, columns, 'handle').toLowerCase()
    const title = readField(row, columns, 'title')
    if (own !== '') last = toValidHandle(own, () => note(row, 'handle-normalized'))
    else if (title !== '') {
      last = toSlug(title) || toOwnScriptHandle(title)
      note(row, 'handle-from-title')
    } else if (columns.indexes.has('handle') && last !== '') note(row, 'handle-continued')
    return last
  }
}

/** The letters and digits of a title in a script that has no Latin form. */
export function toOwnScriptHandle(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.join('-')
}

/** Converts a handle to a valid one. If that is impossible, it stays unchanged and is refused later. */
function toValidHandle(handle: string, onChange: () => void): string {
  if (HANDLE.test(handle)) return handle
  const slug = toSlug(handle)
  if (slug !== '') onChange()
  return slug || handle
}
