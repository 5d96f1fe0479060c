import { readFile } from 'node:fs/promises'
import { isInFilter } from './bloom-filter.ts'

/** Made by scripts/common-passwords.ts (docs/decisions/0042). Named from the root, where the built shop runs too. */
const FILTER_FILE = 'services/identity/passwords/common-passwords.bin'

/** Whether a password is one of the 100,000 most common ones, however its letters are capitalised. */
export async function isCommonPassword(password: string): Promise<boolean> {
  filter ??= readFile(FILTER_FILE)
  return isInFilter(await filter, filterKey(password))
}

/** Read with the first password that is to be set. */
let filter: Promise<Uint8Array> | undefined

/** A password as it is written in the list. */
export function filterKey(password: string): string {
  return password.normalize('NFKC').toLowerCase()
}
