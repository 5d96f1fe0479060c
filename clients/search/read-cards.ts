import type { z } from 'zod'
import { CARD_ATTRIBUTES, searchRecord } from '#contracts/search/search-record.ts'
import { isUponRequest } from '#domain/delivery/availability.ts'
import type { Currency } from '#domain/money/money.ts'
import { money } from '#domain/money/money.ts'
import type { ProductCard } from '#domain/product/product.ts'
import { type ShowsPicture, shownPicture, showsAll } from '#domain/product/shown-picture.ts'
import type { SearchProblem } from './sending/send-searches.ts'

export type ReadCards = (hits: readonly unknown[], currency: Currency) => ProductCard[]

/** Days since a product was added during which it counts as new. */
const NEW_ARRIVAL_DAYS = 60

const SECONDS_PER_DAY = 86_400

/** A piece without a price in its currency is upon request. */
const UPON_REQUEST = { amountMinor: 0, fullAmountMinor: null, isStarting: false }

type CardAttribute = (typeof CARD_ATTRIBUTES)[number]

const mask = Object.fromEntries(CARD_ATTRIBUTES.map((attribute) => [attribute, true])) as Record<
  CardAttribute,
  true
>

/** The attributes of a record that a list needs. */
const cardRecord = searchRecord.pick(mask)

type CardRecord = z.infer<typeof cardRecord>

/** An invalid record is reported and left out. */
export function createCardReader({
  now,
  showsPicture = showsAll,
  report,
}: {
  now: () => Date
  showsPicture?: ShowsPicture
  report: (problem: SearchProblem) => void
}): ReadCards {
  return (hits, currency) =>
    hits.flatMap((hit) => {
      const parsed = cardRecord.safeParse(hit)
      if (parsed.success) return [toProductCard(parsed.data, { currency, now: now(), shows: showsPicture })]
      report({ operation: 'readCards', code: 'record-malformed', status: 200, details: parsed.error.message })
      return []
    })
}

/** Reads a card in one currency, as of one time. */
function toProductCard(
  record: CardRecord,
  { currency, now, shows }: { currency: Currency; now: Date; shows: ShowsPicture },
): ProductCard {
  const recordPrice = isUponRequest(record) ? undefined : record.prices[currency]
  const { amountMinor, fullAmountMinor, isStarting } = recordPrice ?? UPON_REQUEST
  const { main, hover } = record.pictures
  const [picture = null, hoverPicture = null] = [main, hover].flatMap((one) => shownPicture(one, shows) ?? [])
  const ageSeconds = now.getTime() / 1000 - record.createdAtSeconds
  return {
    id: record.productId,
    handle: record.handle,
    variantId: record.variantId,
    sku: record.sku,
    title: record.title,
    textLanguage: record.textLanguage,
    artisan: record.artisan,
    categoryPaths: record.categoryPaths,
    price: money(amountMinor, currency),
    fullPrice: fullAmountMinor === null ? null : money(fullAmountMinor, currency),
    isStartingPrice: isStarting,
    picture,
    hoverPicture,
    shipping: {
      sku: record.sku,
      isReadyToShip: record.isReadyToShip,
      leadTime: record.leadTime,
      stockAvailable: record.stockAvailable,
      availableForSale: record.availableForSale,
      isPreorder: record.isPreorder,
      availableFrom: record.availableFrom,
      excludedCountries: record.excludedCountries,
      notDirectlyShoppable: record.notDirectlyShoppable,
    },
    isCustomizable: record.isCustomizable,
    isNew: ageSeconds < NEW_ARRIVAL_DAYS * SECONDS_PER_DAY,
  }
}
