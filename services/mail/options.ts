import type { ShowsPicture } from '#domain/product/shown-picture.ts'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { Seal } from '#services/kernel/secrets/seal.ts'
import type { OnBounce } from './bounces/record-bounce.ts'
import type { MailTransport } from './delivery/smtp-transport.ts'
import type { MailHouse } from './templates/mail-style.ts'

export type MailOptions = {
  database: Database
  clock: Clock
  seal: Seal
  transport: MailTransport | null
  showsLinks: boolean
  house: MailHouse
  /** The origin of the shop, which the samples of emails refer to. */
  shopUrl: string
  from: string
  /** Signs reports of bounces; null where none are received. */
  bounceSecret: string | null
  onOutage(reason: string | null): void
  /** Follows what bounced, in its transaction. */
  onBounce: OnBounce
  /** Pictures that it refuses are left out of emails. */
  showsPicture: ShowsPicture
  /** Authorizes the team to read the outbox. */
  readToken: string
  /** Called when the outbox cannot be read; delivery continues. */
  reportFault: (fault: unknown) => void
}
