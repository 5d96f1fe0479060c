/**
 * Whether PostgreSQL refused a value for what it is: text with a NUL byte or half of a surrogate pair, a number too
 * large, an id of the wrong form. Whoever sent it is at fault, not the service. Drizzle wraps what the driver throws.
 */
export function isUnstorable(fault: unknown): boolean {
  const cause = fault instanceof Error ? (fault.cause ?? fault) : fault
  return cause instanceof Error && 'code' in cause && UNSTORABLE.has(String(cause.code))
}

const CHARACTER_NOT_IN_REPERTOIRE = '22021'
const UNTRANSLATABLE_CHARACTER = '22P05'
const INVALID_TEXT_REPRESENTATION = '22P02'
const NUMERIC_VALUE_OUT_OF_RANGE = '22003'
const UNSTORABLE = new Set([
  CHARACTER_NOT_IN_REPERTOIRE,
  UNTRANSLATABLE_CHARACTER,
  INVALID_TEXT_REPRESENTATION,
  NUMERIC_VALUE_OUT_OF_RANGE,
])
