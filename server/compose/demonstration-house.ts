import type { BankDetails } from '#contracts/order/order.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { Seal } from '#services/kernel/secrets/seal.ts'

/** What the shop calls in a demonstration house: `demo/` is the package of one (docs/decisions/0059-a-house-is-a-folder-of-data.md). */
export type DemonstrationHouse = {
  /** Loads the house into an empty shop, once. Returns whether it loaded anything. */
  openDemonstration(database: Database, now: Date): Promise<boolean>
  /** Creates its people, with their past orders dated back from `now`, once. */
  openPeople(
    database: Database,
    settings: { dataFolder: string; bank: BankDetails; now: Date },
  ): Promise<OpenedPeople>
  /** Who there is to sign in as, line by line. */
  describePeople(newPasswords: OpenedPeople['newPasswords']): readonly string[]
  /** Creates its team, once. Returns how to enter the desk, line by line. */
  openTeam(
    database: Database,
    settings: { dataFolder: string; publicOrigin: string; secretSeal: Seal; now: Date },
  ): Promise<readonly string[]>
}

export type OpenedPeople = {
  /** Created at this start and shown once. Null if unchanged. */
  newPasswords: Readonly<Record<string, string>> | null
  /** Orders that the shop refused; none with the original catalogue. */
  refusedOrders: readonly string[]
}

/** The demonstration house, or null where `demo/` was deleted: a glob may match nothing, an import may not. */
export async function findDemonstrationHouse(): Promise<DemonstrationHouse | null> {
  const [load] = Object.values(import.meta.glob<{ house: DemonstrationHouse }>('/demo/loader/house.ts'))
  return load ? (await load()).house : null
}
