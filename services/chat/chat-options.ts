import type { ChatMailRequest } from '#contracts/mail.ts'
import type { ChatPiece } from '#contracts/team/chat.ts'
import type { ChatHours } from '#domain/chat/chat-hours.ts'
import type { House } from '#domain/house/house.ts'
import type { Language } from '#domain/market/language.ts'
import type { CountryCode } from '#domain/market/market.ts'
import type { Result } from '#domain/result.ts'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import type { RateLimiter } from '#services/kernel/rate-limit.ts'
import type { RotatedSecret } from '#services/kernel/secrets/rotated-secret.ts'
import type { ChatHub } from './live/notices.ts'
import type { RowReader } from './live/row-reader.ts'
import type { PictureFiles } from './pictures/picture-store.ts'

export type ChatOptions = {
  database: Database
  clock: Clock
  limiter: RateLimiter
  /** Only servers hold it. */
  serverToken: string | RotatedSecret
  /** Null if the token is not valid. */
  authenticate(accessToken: string): Promise<Result<string | null, 'account-unavailable'>>
  /** The chat configuration; without it the chat is off. */
  readHours(): Promise<Result<ChatHours, 'content-unavailable'>>
  files: PictureFiles
  house: Pick<House, 'name'>
  shopUrl: string
  /** The names of members of the team, by account. Members who are unknown or have no name are left out. */
  memberNames(accountIds: readonly string[]): Promise<ReadonlyMap<string, string>>
  mayCare(accountId: string): Promise<boolean>
  /** Null if the account has not verified its address, or is unknown. */
  verifiedEmail(accountId: string): Promise<string | null>
  /** Pieces of the shop that anyone in a country may see, by a text; null if the commerce service is unavailable. */
  findPieces(text: string, place: { country: CountryCode; language: Language }): Promise<ChatPiece[] | null>
  /** Queues an email in a transaction, so that it is sent exactly if the transaction is committed. */
  sendMail(tx: Queryable, request: ChatMailRequest): Promise<void>
  /** Called for each bug; the caller only sees a failure. */
  reportFault(fault: unknown): void
}

export type ChatStore = ChatOptions & { hub: ChatHub; readRow: RowReader }
