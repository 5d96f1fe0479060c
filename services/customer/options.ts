import type { Clock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { RotatedSecret } from '#services/kernel/secrets/rotated-secret.ts'
import type { Caller } from './caller.ts'
import type { OrderSource } from './orders/order-source.ts'

/** Options of the customer account service. */
export type CustomerOptions = {
  database: Database
  clock: Clock
  /** Whose access token it is; null when it is nobody's. */
  authenticate(accessToken: string): Promise<Omit<Caller, 'accessToken'> | null>
  orders: OrderSource
  /** The stored cart of the customer whose token it is (Spec §3): the platform service keeps it. */
  readCartId(accessToken: string): Promise<string | null>
  /** The origin of the storefront, without a slash at its end: pages of orders are there. */
  shopUrl: string
  /** Lets a trade client's company be noted. */
  companyToken: string | RotatedSecret
  /** Called for each bug that a caller only sees as "Unexpected error". */
  reportFault(fault: unknown): void
}
