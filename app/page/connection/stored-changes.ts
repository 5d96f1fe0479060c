import type { HeldChange, RefusedChange } from './held-state.ts'

/** A change as a tab stores it for its next document; `refusal` if it was refused. */
export type StoredChange = Pick<HeldChange, 'id' | 'path' | 'fields' | 'note'> &
  Partial<Pick<RefusedChange, 'refusal'> & Pick<HeldChange, 'isPersonal'>>

const TEXT_LENGTH_MAX = 50_000
const PRICE_FIELD = 'seenPrice'
const SECRET_FIELD = /password|code|card/i

/** Changes that need confirmation and credentials are not stored. */
export function isStorable({ isManual, fields }: Pick<HeldChange, 'isManual' | 'fields'>): boolean {
  return !isManual && fields.length > 0 && !fields.some(([name]) => SECRET_FIELD.test(name))
}

/** Returns an empty text if there is nothing to store, or too much. */
export function writeStored(changes: readonly StoredChange[]): string {
  const storable = changes.map(({ id, path, fields, note, refusal, isPersonal }) =>
    isPersonal
      ? { id, path, fields: fields.filter(([name]) => name !== PRICE_FIELD), note: '' }
      : { id, path, fields, note, refusal },
  )
  const text = JSON.stringify(storable)
  return storable.length > 0 && text.length <= TEXT_LENGTH_MAX ? text : ''
}

/** Parses stored changes, of which invalid ones are left out. */
export function readStored(text: string | null): readonly StoredChange[] {
  try {
    const stored: unknown = JSON.parse(text || '[]')
    return Array.isArray(stored)
      ? stored.filter(isStoredChange).map((change) => ({ ...change, note: change.note ?? '' }))
      : []
  } catch {
    return []
  }
}

function isStoredChange(value: unknown): value is StoredChange {
  if (typeof value !== 'object' || value === null || !('fields' in value && 'path' in value && 'id' in value))
    return false
  return typeof value.id === 'string' && /^\/(?!\/)/.test(String(value.path)) && Array.isArray(value.fields)
}
