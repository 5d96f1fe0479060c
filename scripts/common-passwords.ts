import { readFileSync, writeFileSync } from 'node:fs'
import { buildFilter } from '#services/identity/passwords/bloom-filter.ts'
import { filterKey } from '#services/identity/passwords/common-passwords.ts'

/**
 * Builds the filter of common passwords from a list with one per line
 * (docs/decisions/0041-delay-sign-in-instead-of-locking-accounts.md): node scripts/common-passwords.ts list.txt
 */
const [list] = process.argv.slice(2)
if (list === undefined) throw new Error('Usage: node scripts/common-passwords.ts list.txt')
const lines = readFileSync(list, 'utf8').split(/\r?\n/)
const members = new Set(lines.filter((line) => line !== '').map(filterKey))
const filter = buildFilter(members)
writeFileSync(new URL('../services/identity/passwords/common-passwords.bin', import.meta.url), filter)
console.log(`${members.size} passwords in ${filter.length} bytes`)
