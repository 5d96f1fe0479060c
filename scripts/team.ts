import { parseArgs } from 'node:util'
import { eq } from 'drizzle-orm'
import { ROLES, type Role } from '#domain/team/roles.ts'
import { prepareDatabase } from '#server/compose/prepare-database.ts'
import { readConfiguration } from '#server/settings/config.ts'
import { findAccountByEmail, lockAccount } from '#services/identity/accounts/accounts.ts'
import { staff } from '#services/identity/identity-tables.ts'
import { lockTeam, resetSecondFactor, setRoles } from '#services/identity/staff/team-members.ts'
import { systemClock } from '#services/kernel/clock.ts'
import { openDatabase } from '#services/kernel/database/database.ts'
import { writeAuditEvent } from '#services/kernel/team/audit/write-audit-event.ts'
import { openShopDatabase } from './shop/open-database.ts'
import { runCommand } from './shop/run-command.ts'

const USAGE = `npm run team -- EMAIL ROLE… [--name NAME] [--reset-second-factor]   (roles: ${ROLES.join(', ')})`

/**
 * `npm run team -- EMAIL admin`: gives an account these roles in the team, even while the shop is running. Once there
 * is an administrator, the desk can add everyone else. `--reset-second-factor` is for an administrator who has lost the
 * app and the recovery codes. Exit code 1 if nothing was changed.
 */
await runCommand(run, USAGE)

async function run(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' }, 'reset-second-factor': { type: 'boolean', default: false } },
  })
  const [email = '', ...requested] = positionals
  const roles = ROLES.filter((role) => requested.includes(role))
  if (roles.length === 0 || roles.length !== requested.length) return fail(`Usage: ${USAGE}`)
  const configuration = readConfiguration()
  const shop = await openShopDatabase(configuration)
  const database = openDatabase(shop.url)
  try {
    await prepareDatabase(database)
    const account = await findAccountByEmail(database, email)
    if (!account) {
      return fail(
        `There is no account for ${email}. Create one at ${configuration.publicOrigin}/login, then run this again.`,
      )
    }
    const before = await database.db.transaction(async (tx) => {
      await lockTeam(tx)
      const lockedAccount = await lockAccount(tx, account.id)
      if (!lockedAccount) return null
      const [member] = await tx.select().from(staff).where(eq(staff.accountId, account.id))
      const now = systemClock()
      const result = await setRoles(tx, lockedAccount, { roles, name: values.name, now })
      if (!result.ok) return null
      if (values['reset-second-factor']) await resetSecondFactor(tx, account.id)
      const object = { resource: 'people', objectId: account.id, action: 'set-roles' }
      const change = { before: { roles: member?.roles ?? [] }, after: { roles } }
      await writeAuditEvent(tx, { ...object, ...change, accountId: 'npm run team', at: now })
      return member?.roles ?? []
    })
    if (before === null) return fail(`${email} is the last administrator: make someone else one first.`)
    console.log(`${email}: ${formatRoles(before)} → ${formatRoles(roles)}`)
    console.log(`The desk is at ${configuration.publicOrigin}/desk. Every session of this account has ended.`)
    return 0
  } finally {
    await database.close()
    await shop.close()
  }
}

function formatRoles(roles: readonly Role[]): string {
  return roles.length > 0 ? roles.join(', ') : 'none'
}

function fail(reason: string): number {
  console.error(reason)
  return 1
}
