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
  /** The token that callers must send. Only servers have it. */
  serverToken: string | RotatedSecret
  /** Returns the account id, or null if the token is not valid. */
  authenticate(accessToken: string): Promise<Result<string | null, 'account-unavailable'>>
  /** Reads the chat configuration. Without it, the chat is off. */
  readHours(): Promise<Result<ChatHours, 'content-unavailable'>>
  files: PictureFiles
  house: Pick<House, 'name'>
  shopUrl: string
  /** Returns team members' names by account id. Unknown members and members without a name are omitted. */
  memberNames(accountIds: readonly string[]): Promise<ReadonlyMap<string, string>>
  isInClientCare(accountId: string): Promise<boolean>
  /** Returns null if the account is unknown or has not verified its address. */
  verifiedEmail(accountId: string): Promise<string | null>
  /** Searches for pieces that anyone in a country may see. Returns null if the commerce service is unavailable. */
  findPieces(text: string, place: { country: CountryCode; language: Language }): Promise<ChatPiece[] | null>
  /** Queues an email in a transaction, so that it is sent if and only if the transaction is committed. */
  sendMail(tx: Queryable, request: ChatMailRequest): Promise<void>
  /** Called for unexpected errors, whose details are not sent to the caller. */
  reportError(error: unknown): void
}

export type ChatStore = ChatOptions & { hub: ChatHub; readRow: RowReader }
