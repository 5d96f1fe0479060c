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
  /** Called for unexpected errors, whose details are not sent to the caller. */
  reportError(error: unknown): void
  /** The public URL of the service, used as the prefix of uploaded pictures and files. */
  readonly publicPath?: string
  /** The time limit of a query, in milliseconds. */
  readonly queryLimitMs?: number
  /** Starts the timer that ends a query after this limit. */
  readonly startQueryTimer?: StartTimer
  /** The team members who work in the Studio. Without it, there are none. */
  readonly team?: ContentTeam
  /**
   * Transformed pictures and the house's own pictures. Without it, transformed pictures are not stored and the house
   * has none.
   */
  readonly pictures?: ContentPictures
}

/** The storage of transformed pictures and of the house's own pictures. */
export type ContentPictures = {
  /** Keys start with the name of the original and a slash. */
  read(key: string): Promise<Uint8Array | null>
  write(key: string, picture: Buffer): Promise<void>
  /** Removes all pictures made from the original with this name. */
  remove(name: string): Promise<void>
  /**
   * Returns one of the house's own pictures by the path in its document (`/pictures/…`), or null if it does not exist.
   */
  readHousePicture(path: string): Promise<Uint8Array | null>
}

export type ContentTeam = {
  readonly authenticate: Authenticate
  readonly findColleagues: FindColleagues
}
