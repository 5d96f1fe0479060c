import type { HouseDelivery } from '../delivery/shipping-cost.ts'
import type { HouseCurrencies } from '../market/house-currencies.ts'
import type { HouseMarkets } from '../market/house-markets.ts'
import type { Language } from '../market/language.ts'
import type { HouseContact } from './contact-details.ts'
import type { HouseLook } from './look.ts'

/** The settings of `house/house.json` (docs/house.md). */
export type House = HouseMarkets & {
  readonly name: string
  /** Two or three letters at the start of order numbers. */
  readonly orderPrefix: string
  /** One line for search engines and the commerce service. */
  readonly description: string
  /** By language; null if the house gives none. */
  readonly city: Partial<Readonly<Record<Language, string>>> | null
  readonly contact: HouseContact
  /** Null if the house gives none. */
  readonly legal: LegalDetails | null
  readonly currencies: HouseCurrencies
  readonly look: HouseLook
  readonly delivery: HouseDelivery
}

/** The settings that determine prices, taxes and delivery costs. */
export type SellingTerms = Pick<House, 'country' | 'currencies' | 'delivery'>

export type LegalDetails = {
  readonly company: string
  readonly vatNumber: string | null
  /** The lines of the postal address. */
  readonly address: readonly string[]
}

/** The imprint, one line per entry. `tag` is a language tag, such as `fr` or `fr-FR`. */
export function legalLines({ company, address, vatNumber }: LegalDetails, tag: string): string[] {
  const label = VAT_NUMBER_LABELS.get(tag.slice(0, 2)) ?? 'VAT'
  return [company, address.join(', '), ...(vatNumber === null ? [] : [`${label} ${vatNumber}`])]
}

/** For languages other than English. */
const VAT_NUMBER_LABELS: ReadonlyMap<string, string> = new Map([
  ['it', 'P. IVA'],
  ['es', 'NIF-IVA'],
  ['de', 'USt-IdNr.'],
  ['fr', 'N° TVA'],
])
