import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { lockAccount } from '../../../services/identity/accounts/accounts.ts'
import { codeAt, createSecret } from '../../../services/identity/staff/one-time-code.ts'
import { setSecret } from '../../../services/identity/staff/second-factor.ts'
import { setRoles } from '../../../services/identity/staff/team-members.ts'
import type { Database } from '../../../services/kernel/database/database.ts'
import { makeWritableFolder } from '../../../services/kernel/make-folder.ts'
import type { Seal } from '../../../services/kernel/secrets/seal.ts'
import { TEAM } from '../../people/team.ts'
import { createPassword } from './passwords.ts'
import { provisionAccount } from './provision-person.ts'

/** The file with the team's passwords and secrets, in the data folder and readable only by its owner. */
export const TEAM_FILE = 'demonstration-team.json'

const storedCredentials = z.record(z.string(), z.object({ password: z.string(), secret: z.string() }))
export type TeamCredentials = Readonly<z.infer<typeof storedCredentials>>

/** Reads the credentials in the data folder, by email; null if there are none. */
export function readTeam(dataFolder: string): TeamCredentials | null {
  const file = join(dataFolder, TEAM_FILE)
  return existsSync(file) ? storedCredentials.parse(JSON.parse(readFileSync(file, 'utf8'))) : null
}

/**
 * Creates the team of the demonstration house with its roles, passwords and one-time code secrets, once for each data
 * folder. Returns the credentials if they are new, otherwise null.
 */
export async function seedTeam(
  database: Database,
  { dataFolder, secretSeal, now }: { dataFolder: string; secretSeal: Seal; now: Date },
): Promise<TeamCredentials | null> {
  if (readTeam(dataFolder)) return null
  const credentials: TeamCredentials = Object.fromEntries(
    TEAM.map(({ email }) => [email, { password: createPassword(), secret: createSecret() }]),
  )
  for (const { email, name, roles } of TEAM) {
    const { password = '', secret = '' } = credentials[email] ?? {}
    const accountId = await provisionAccount(database, { email, language: 'en' }, password, now)
    await database.db.transaction(async (tx) => {
      const account = await lockAccount(tx, accountId)
      if (!account) throw new Error(`${email} has no account`)
      const changed = await setRoles(tx, account, { roles, name, now })
      if (!changed.ok) throw new Error(`${email}: ${changed.code}`)
      await setSecret(tx, { accountId, secret, seal: secretSeal })
    })
  }
  makeWritableFolder(dataFolder)
  writeFileSync(join(dataFolder, TEAM_FILE), `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 })
  return credentials
}

/** Describes how to sign in to the desk: with the credentials if they are new, else with the name of their file. */
export function describeTeam(
  newCredentials: TeamCredentials | null,
  { publicOrigin, now }: { publicOrigin: string; now: Date },
): string[] {
  const desk = `Its desk:         ${publicOrigin}/desk`
  if (newCredentials === null)
    return [`${desk}   (credentials in ${TEAM_FILE} of the data folder; codes: npm run code)`]
  const width = Math.max(...TEAM.map(({ part }) => part.length))
  return [
    `${desk}   (codes change every 30 seconds: npm run code prints them, or add the secret to an authenticator app)`,
    ...TEAM.map(({ part, email }) => {
      const { password, secret = '' } = newCredentials[email] ?? {}
      return `  ${part.padEnd(width)}  ${email.padEnd(25)}  ${password}  secret ${secret}  code ${codeAt(secret, now)}`
    }),
  ]
}
