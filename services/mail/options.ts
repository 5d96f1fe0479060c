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
  /** The origin of the shop, used in email samples. */
  shopUrl: string
  from: string
  /** The secret that signs bounce reports. Null if none are received. */
  bounceSecret: string | null
  onOutage(reason: string | null): void
  /** Called for each new bounce, in its transaction. */
  onBounce: OnBounce
  /** Returns whether a picture may be shown. Other pictures are omitted from emails. */
  showsPicture: ShowsPicture
  /** The token that authorizes reading the outbox. */
  readToken: string
  /** Called if the outbox cannot be read. Delivery continues. */
  reportError: (error: unknown) => void
}
