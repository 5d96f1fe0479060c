import type { BankDetails } from '#contracts/order/order.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { Seal } from '#services/kernel/secrets/seal.ts'

/** `demo/` is the package of a demonstration house (docs/decisions/0059-a-house-is-a-folder-of-data.md). */
export type DemonstrationHouse = {
  /** Loads the house once, into an empty shop. Returns whether anything was loaded. */
  openDemonstration(database: Database, now: Date): Promise<boolean>
  openPeople(
    database: Database,
    settings: { dataFolder: string; bank: BankDetails; now: Date },
  ): Promise<OpenedPeople>
  /** Their sign-in details, one per line. */
  describePeople(newPasswords: OpenedPeople['newPasswords']): readonly string[]
  /** Creates the team once. Returns how to enter the desk, one line per person. */
  openTeam(
    database: Database,
    settings: { dataFolder: string; publicOrigin: string; secretSeal: Seal; now: Date },
  ): Promise<readonly string[]>
}

export type OpenedPeople = {
  /** Passwords created at this start, which are only shown once. Null if unchanged. */
  newPasswords: Readonly<Record<string, string>> | null
  /** Empty if the catalogue is unmodified. */
  refusedOrders: readonly string[]
}

/** Null if `demo/` was deleted: unlike an import, a glob may match nothing. */
export async function findDemonstrationHouse(): Promise<DemonstrationHouse | null> {
  const [load] = Object.values(import.meta.glob<{ house: DemonstrationHouse }>('/demo/loader/house.ts'))
  return load ? (await load()).house : null
}
