import { postgresCode } from './postgres-code.ts'

/**
 * Returns whether PostgreSQL refused a value as invalid: text with a NUL byte or half of a surrogate pair, a number out
 * of range, a malformed id. This is an error of the sender, not of the service.
 */
export function isUnstorable(error: unknown): boolean {
  return UNSTORABLE_CODES.has(postgresCode(error) ?? '')
}

const CHARACTER_NOT_IN_REPERTOIRE = '22021'
const UNTRANSLATABLE_CHARACTER = '22P05'
const INVALID_TEXT_REPRESENTATION = '22P02'
const NUMERIC_VALUE_OUT_OF_RANGE = '22003'
const UNSTORABLE_CODES = new Set([
  CHARACTER_NOT_IN_REPERTOIRE,
  UNTRANSLATABLE_CHARACTER,
  INVALID_TEXT_REPRESENTATION,
  NUMERIC_VALUE_OUT_OF_RANGE,
])
