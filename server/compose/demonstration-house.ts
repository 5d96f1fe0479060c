import type { BankDetails } from '#contracts/order/order.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { Seal } from '#services/kernel/secrets/seal.ts'

/** `demo/` is the package of a demonstration house (docs/decisions/0059-a-house-is-a-folder-of-data.md). */
export type DemonstrationHouse = {
  /** Loads the house once, into an empty shop. Returns whether anything was loaded. */
  loadDemonstration(database: Database, now: Date): Promise<boolean>
  seedPeople(
    database: Database,
    settings: { dataFolder: string; bank: BankDetails; now: Date },
  ): Promise<DemonstrationPeople>
  /** Returns the people's sign-in details, one per line. */
  describePeople(newPasswords: DemonstrationPeople['newPasswords']): readonly string[]
  /** Creates the team once. Returns how to enter the desk, one line per person. */
  seedTeam(
    database: Database,
    settings: { dataFolder: string; publicOrigin: string; secretSeal: Seal; now: Date },
  ): Promise<readonly string[]>
}

export type DemonstrationPeople = {
  /** Passwords created at this start, which are only shown once. Null if there are no new ones. */
  newPasswords: Readonly<Record<string, string>> | null
  /** Orders that could not be placed; there are none unless the catalogue was modified. */
  refusedOrders: readonly string[]
}

/** Null if `demo/` was deleted: unlike an import, a glob may match nothing. */
export async function findDemonstrationHouse(): Promise<DemonstrationHouse | null> {
  const [load] = Object.values(import.meta.glob<{ house: DemonstrationHouse }>('/demo/loader/house.ts'))
  return load ? (await load()).house : null
}
