import type { Clock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { Authenticate, FindColleagues } from '#services/kernel/team/staff.ts'
import type { ContentTokens } from './access.ts'

/** Options of the content service. */
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
  /** The members of the team, who work in the Studio; without it, there is nobody. */
  readonly team?: ContentTeam
  /** Pictures in other sizes, and those of the house; without it, none is stored, and the house has none. */
  readonly pictures?: ContentPictures
}

/** Where transformed pictures are stored, and where those of the house are. */
export type ContentPictures = {
  /** Keys begin with the name of the original and a slash. */
  read(key: string): Promise<Uint8Array | null>
  write(key: string, picture: Buffer): Promise<void>
  /** Removes all pictures that were made of an original, by its name. */
  remove(name: string): Promise<void>
  /** The bytes of a picture of the house by the path in its document (`/pictures/…`); null if there is none. */
  readOfHouse(path: string): Promise<Uint8Array | null>
}

/** Who the members of the team are. */
export type ContentTeam = {
  readonly authenticate: Authenticate
  readonly findColleagues: FindColleagues
}
