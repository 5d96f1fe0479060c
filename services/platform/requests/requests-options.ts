import type { RequestMailRequest } from '#contracts/mail.ts'
import type { House } from '#domain/house/house.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { RateLimiter } from '#services/kernel/rate-limit.ts'
import type { IdTokens } from '#services/kernel/secrets/id-tokens.ts'
import type { AttachmentFiles } from './attachments/attachment-store.ts'
import type { InboundOptions } from './inbound/reply-address.ts'

export type RequestsOptions = {
  limiter: RateLimiter
  house: Pick<House, 'name' | 'contact' | 'timeZone' | 'languages'>
  /** The origin of the shop, to which links in emails lead. */
  shopUrl: string
  /** Queues an email in a transaction, so that it is sent exactly if the request is stored. */
  sendMail(tx: Queryable, request: RequestMailRequest): Promise<void>
  files: AttachmentFiles
  /** Tokens of the pages on which guests follow their conversations. */
  threadTokens: IdTokens
  /** Emails to conversations; null where none are received. */
  inbound: InboundOptions | null
  /** Tokens of the pages that cancel a notice. */
  cancelTokens: IdTokens
  /** The address that an account has verified; null if it has not, or it is unknown. */
  verifiedEmail(accountId: string): Promise<string | null>
  /** The names of members of the team, by account. Members who are unknown or have no name are left out. */
  memberNames(accountIds: readonly string[]): Promise<ReadonlyMap<string, string>>
  mayCare(accountId: string): Promise<boolean>
  forgetMail(tx: Queryable, requestIds: readonly string[]): Promise<void>
}
