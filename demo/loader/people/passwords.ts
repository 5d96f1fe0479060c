import { randomInt } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { makeWritableFolder } from '../../../services/kernel/make-folder.ts'

/** The file with the accounts and passwords, in the data folder and readable only by its owner. */
export const PEOPLE_FILE = 'demonstration-people.json'

const storedPasswords = z.record(z.string(), z.string())

/**
 * Returns the passwords of the demonstration's people by email, from the file. Those that it lacks are created and
 * stored, so they differ in every data folder. `areNew` is whether any was created.
 */
export function loadOrCreatePasswords(
  dataFolder: string,
  emails: readonly string[],
): { passwords: Readonly<Record<string, string>>; areNew: boolean } {
  const file = join(dataFolder, PEOPLE_FILE)
  const existing = existsSync(file) ? storedPasswords.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
  if (emails.every((email) => existing[email])) return { passwords: existing, areNew: false }
  const passwords = Object.fromEntries(emails.map((email) => [email, existing[email] ?? createPassword()]))
  makeWritableFolder(dataFolder)
  writeFileSync(file, `${JSON.stringify(passwords, null, 2)}\n`, { mode: 0o600 })
  return { passwords, areNew: true }
}

/** Characters that cannot be confused; three groups of five have 74 bits of entropy. */
const PASSWORD_CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 3
const GROUP_LENGTH = 5

export function createPassword(): string {
  const group = () =>
    Array.from(
      { length: GROUP_LENGTH },
      () => PASSWORD_CHARACTERS[randomInt(PASSWORD_CHARACTERS.length)],
    ).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}
