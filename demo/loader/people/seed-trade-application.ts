import { addWeekdays } from '../../../domain/calendar/calendar-date.ts'
import { findAccountByEmail } from '../../../services/identity/accounts/accounts.ts'
import type { Database } from '../../../services/kernel/database/database.ts'
import { hasMilestone, recordMilestone } from '../../../services/kernel/database/milestones.ts'
import { tradeApplications } from '../../../services/platform/trade/trade-tables.ts'
import { PEOPLE } from '../../people/people.ts'

const MILESTONE = 'demonstration-trade-application'
const DAY_MS = 86_400_000
/** As promised by the form (domain/trade/decide-by.ts), so that the application is not late on a Saturday. */
const DECISION_WEEKDAYS = 2

/** Adds the application of the demonstration's pending trade client, once, so that the team has one to decide. */
export async function seedTradeApplication(database: Database, now: Date): Promise<void> {
  const person = PEOPLE.find(({ part }) => part === 'pending trade client')
  const account = person && (await findAccountByEmail(database, person.email))
  const address = person?.addresses[0]
  if (!account || !address || (await hasMilestone(database, MILESTONE))) return
  const { email, language, firstName, lastName, company } = person
  const { line1 = '', city = '', postalCode = '', country, phone = '' } = address
  const receivedAt = new Date(now.getTime() - DAY_MS)
  const decidedOn = addWeekdays(receivedAt.toISOString().slice(0, 10), DECISION_WEEKDAYS)
  await database.db
    .insert(tradeApplications)
    .values({
      accountId: account.id,
      email,
      language,
      fields: {
        firstName,
        lastName,
        company: company?.name ?? '',
        companySize: '2-5',
        website: 'https://atelier-carpentier.example/',
        vatNumber: '',
        kinds: ['residential', 'hospitality'],
        country,
        line1,
        line2: '',
        city,
        zone: '',
        postalCode,
        phone,
      },
      receivedAt,
      decideBy: new Date(`${decidedOn}T17:00:00Z`),
      idempotencyKey: MILESTONE,
      bodyDigest: '',
    })
    .onConflictDoNothing()
  await recordMilestone(database, MILESTONE, now)
}
