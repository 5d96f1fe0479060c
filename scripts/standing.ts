import { parseArgs } from 'node:util'
import { TRADE_STANDINGS } from '#domain/visitor/roles.ts'
import { prepareDatabase } from '#server/compose/prepare-database.ts'
import { readConfiguration } from '#server/settings/config.ts'
import { findMembership, setCompany } from '#services/customer/companies/company-rows.ts'
import { findAccountByEmail } from '#services/identity/accounts/accounts.ts'
import { systemClock } from '#services/kernel/clock.ts'
import { openDatabase } from '#services/kernel/database/database.ts'
import { openShopDatabase } from './shop/open-database.ts'
import { runCommand } from './shop/run-command.ts'

const USAGE = `npm run standing -- EMAIL ${TRADE_STANDINGS.join('|')} [--company NAME]`

/**
 * `npm run standing -- EMAIL approved`: decides a trade application, even while the shop is running. With `--company`,
 * someone who has not applied becomes a trade client. Exit code 1 if nothing was decided.
 */
await runCommand(run, USAGE)

async function run(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { company: { type: 'string' } },
  })
  const [email = '', requested] = positionals
  const standing = TRADE_STANDINGS.find((name) => name === requested)
  if (standing === undefined) return fail(`Usage: ${USAGE}`)
  const shop = await openShopDatabase(readConfiguration())
  const database = openDatabase(shop.url)
  try {
    await prepareDatabase(database)
    const account = await findAccountByEmail(database, email)
    if (!account) return fail(`There is no account for ${email}.`)
    const before = (await findMembership(database, account.id))?.company
    const name = values.company ?? before?.name
    if (!name) return fail(`${email} has no company yet: name one with --company.`)
    await setCompany(database, { accountId: account.id, name, standing, now: systemClock() })
    console.log(`${name} (${email}): ${before?.standing ?? 'none'} → ${standing}`)
    if (account.emailVerifiedAt === null)
      console.log(`${email} is not confirmed yet: trade access starts once it is.`)
    return 0
  } finally {
    await database.close()
    await shop.close()
  }
}

function fail(reason: string): number {
  console.error(reason)
  return 1
}
