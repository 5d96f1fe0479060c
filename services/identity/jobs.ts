import { lt } from 'drizzle-orm'
import type { Database } from '#services/kernel/database/database.ts'
import type { Job } from '#services/kernel/jobs.ts'
import { signInEvents } from './identity-tables.ts'
import { removeExpiredLinks } from './links/mailed-links.ts'
import { removeExpiredChallenges } from './passkeys/challenges.ts'
import { removeEndedSessions } from './sessions/account-sessions.ts'
import { removeExpiredPayloads } from './sessions/payload-adapter.ts'
import { removeExpiredStreaks } from './sign-in/attempt-streaks.ts'
import { removeExpiredTickets } from './sign-in/sign-in-tickets.ts'
import { removeUnusedDevices } from './sign-in/trusted-devices.ts'
import { removeEndedStaffSessions } from './staff/staff-sessions.ts'

/** How many days of events are shown to an account's owner. */
export const EVENT_DAYS = 365

export function identityJobs({ database }: { database: Database }): Job[] {
  return [
    {
      name: 'identity: remove expired sessions and links',
      everySeconds: 600,
      async run(now) {
        await removeExpiredPayloads(database, now)
        await removeExpiredLinks(database, now)
        await removeExpiredChallenges(database, now)
        await removeExpiredTickets(database, now)
      },
    },
    {
      name: 'identity: remove old events',
      everySeconds: 86_400,
      run: (now) => removeOldEvents(database, now),
    },
    {
      name: 'identity: remove forgotten attempts, devices and sessions',
      everySeconds: 3_600,
      async run(now) {
        await removeExpiredStreaks(database, now)
        await removeUnusedDevices(database, now)
        await removeEndedSessions(database, now)
        await removeEndedStaffSessions(database, now)
      },
    },
  ]
}

export async function removeOldEvents({ db }: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - EVENT_DAYS * 86_400_000)
  await db.delete(signInEvents).where(lt(signInEvents.happenedAt, before))
}
