import { REFUSALS, type RefusalCode } from '#contracts/errors.ts'

/** The code, if visitors can read it; otherwise that the list could not be changed. */
export function listRefusalOf(code: string): RefusalCode<'lists'> {
  return Object.hasOwn(REFUSALS.lists, code) ? (code as RefusalCode<'lists'>) : 'list-unavailable'
}
