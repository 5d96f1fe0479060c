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
  /** The origin of the shop, for links in emails. */
  shopUrl: string
  /** Queues an email in a transaction, so that it is sent if and only if the request is stored. */
  sendMail(tx: Queryable, request: RequestMailRequest): Promise<void>
  files: AttachmentFiles
  /** Tokens for the pages on which guests follow their conversations. */
  threadTokens: IdTokens
  /** The addresses for emails to conversations. Null if none are received. */
  inbound: InboundOptions | null
  /** Tokens for the pages that cancel a notice. */
  cancelTokens: IdTokens
  /** Returns the verified address of an account, or null if there is none or the account is unknown. */
  verifiedEmail(accountId: string): Promise<string | null>
  /** Returns the names of team members, by account. Omits members who are unknown or have no name. */
  memberNames(accountIds: readonly string[]): Promise<ReadonlyMap<string, string>>
  isClientCareMember(accountId: string): Promise<boolean>
  forgetMail(tx: Queryable, requestIds: readonly string[]): Promise<void>
}
