import type { HouseDelivery } from '#domain/delivery/shipping-cost.ts'
import type { Language } from '#domain/market/locale.ts'
import type { CountryCode } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { Role } from '#domain/visitor/roles.ts'

/** Who views a product: decides the language, the currency, trade prices, and which products are visible. */
export type View = {
  country: CountryCode
  currency: Currency
  language: Language
  delivery: HouseDelivery
  /** True for a buyer who may buy for their company location, in a request with the private token. */
  isTrade: boolean
  /**
   * Decides which restricted products are visible (Spec §5, §6); null for a server, which applies the rule
   * itself.
   */
  role: Role | null
  /** Whether drafts and unpublished products are also found by handle or id, for an editor's preview. */
  showsDrafts?: boolean
}
