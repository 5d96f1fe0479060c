import type { Clock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { Authenticate, FindColleagues } from '#services/kernel/team/staff.ts'
import type { ContentTokens } from './access.ts'
import type { StartTimer } from './queries/query-lane.ts'

export type ContentServiceOptions = {
  readonly database: Database
  readonly clock: Clock
  readonly projectId: string
  readonly dataset: string
  readonly tokens: ContentTokens
  /** Called for each bug; the caller only sees a failure. */
  reportFault(fault: unknown): void
  /** The public address of the service, the prefix of uploaded pictures and files. */
  readonly publicPath?: string
  /** Longest time that one query may take, in milliseconds. */
  readonly queryLimitMs?: number
  /** Ends a query after that time. */
  readonly startQueryTimer?: StartTimer
  /** The members of the team, who work in the Studio. Without it, there are none. */
  readonly team?: ContentTeam
  /**
   * Transformed pictures, and those of the house. Without it, transformed pictures are not stored, and the house has
   * none.
   */
  readonly pictures?: ContentPictures
}

/** Where transformed pictures are stored, and where those of the house are. */
export type ContentPictures = {
  /** Keys begin with the name of the original and a slash. */
  read(key: string): Promise<Uint8Array | null>
  write(key: string, picture: Buffer): Promise<void>
  /** Removes all pictures made from an original, by its name. */
  remove(name: string): Promise<void>
  /** The bytes of a picture of the house by the path in its document (`/pictures/…`); null if there is none. */
  readOfHouse(path: string): Promise<Uint8Array | null>
}

export type ContentTeam = {
  readonly authenticate: Authenticate
  readonly findColleagues: FindColleagues
}
