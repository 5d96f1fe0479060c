import { randomInt } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { makeWritableFolder } from '../../../services/kernel/make-folder.ts'

/** The file with the accounts and passwords, in the data folder and readable only by its owner. */
export const PEOPLE_FILE = 'demonstration-people.json'

const stored = z.record(z.string(), z.string())

/**
 * The passwords of the demonstration people by email, from the file. If there is none, new ones are created and stored,
 * so they differ in every data folder, and are new after the file is deleted.
 */
export function loadOrCreatePasswords(
  dataFolder: string,
  emails: readonly string[],
): { passwords: Readonly<Record<string, string>>; areNew: boolean } {
  const file = join(dataFolder, PEOPLE_FILE)
  const before = existsSync(file) ? stored.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
  if (emails.every((email) => before[email])) return { passwords: before, areNew: false }
  const passwords = Object.fromEntries(emails.map((email) => [email, before[email] ?? newPassword()]))
  makeWritableFolder(dataFolder)
  writeFileSync(file, `${JSON.stringify(passwords, null, 2)}\n`, { mode: 0o600 })
  return { passwords, areNew: true }
}

/** Letters and digits that cannot be confused: three groups of five have 74 bits. */
const PASSWORD_CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 3
const GROUP_SIGNS = 5

/** A password that no other data folder has. */
export function newPassword(): string {
  const group = () =>
    Array.from(
      { length: GROUP_SIGNS },
      () => PASSWORD_CHARACTERS[randomInt(PASSWORD_CHARACTERS.length)],
    ).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}
