import { randomInt } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { makeWritableFolder } from '../../../services/kernel/make-folder.ts'

/** Who may sign in, and how: in the data folder, readable by its owner alone. */
export const PEOPLE_FILE = 'demonstration-people.json'

const stored = z.record(z.string(), z.string())

/**
 * The passwords of the demonstration people by email: those that the file keeps, or new ones, which it keeps
 * afterwards. So they are different in every data folder, and new again when the file is deleted.
 */
export function keepPasswords(
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

/** Letters and digits that nobody takes for another: three groups of five hold 74 bits. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 3
const GROUP_SIGNS = 5

function newPassword(): string {
  const group = () => Array.from({ length: GROUP_SIGNS }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}
