import type { Language } from '#domain/market/locale.ts'
import type { CountryCode } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { Role } from '#domain/visitor/roles.ts'

/** For whom a product is described: decides language, currency, whether trade prices are shown, and which products. */
export type View = {
  country: CountryCode
  currency: Currency
  language: Language
  /** True for a buyer who may buy for their company location, named by a caller that holds the private token. */
  isTrade: boolean
  /** Who is shown products for some customers alone (Spec §5, §6); null for a server, which decides that itself. */
  role: Role | null
}
