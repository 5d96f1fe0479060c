import type { Visitor } from '#app/visitor/context.ts'
import type { Studio } from '#contracts/studio.ts'
import type { Tearsheet } from '#contracts/tearsheet.ts'
import type { CalendarDate } from '#domain/calendar/calendar-date.ts'
import { localePath } from '#domain/market/locale.ts'
import { FINISHES_MAX } from '#domain/product/tearsheet.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { maySeeTradePrices } from '#domain/visitor/roles.ts'
import { variantPath } from '../paths.ts'
import { type ProductView, picturesOf, type VariantView } from '../view/product-view.ts'
import type { TearsheetChoice } from './tearsheet-choice.ts'

/** The first picture, and those that a piece without a drawing shows below it. */
const PICTURES_MAX = 4

/** `own`: the visitor's own studio, whose logo appears only beside its name. */
type TearsheetFacts = {
  readonly visitor: Visitor
  readonly origin: string
  readonly today: CalendarDate
  readonly own: Studio | null
}

/**
 * The tearsheet has a trade price only if the commerce service provides one for this visitor, and a studio's name only
 * for approved trade clients.
 */
export function toTearsheet(
  product: ProductView,
  variant: VariantView,
  { price, paper, studio }: TearsheetChoice,
  { visitor, origin, today, own }: TearsheetFacts,
): Result<Tearsheet, 'no-trade-price'> {
  const { language, country, locale, role } = visitor
  const amount = price === 'trade' ? variant.tradePrice : variant.price
  if (amount === undefined) return refuse('no-trade-price')
  const path = product.variants.length > 1 ? variantPath(product, variant.number) : product.path
  const studioName = maySeeTradePrices(role) && studio !== '' ? studio : null
  const shown = product.variants.slice(0, FINISHES_MAX)
  return ok({
    language,
    country,
    paper,
    on: today,
    studio: studioName,
    logo: studioName !== null && studioName === own?.name ? own.logo : null,
    title: product.title,
    artisan: product.artisan,
    page: origin + localePath(locale, path),
    pictures: picturesOf(product.pictures, variant)
      .slice(0, PICTURES_MAX)
      .map(({ url }) => url),
    cadFile: product.cadFile,
    price:
      price === 'none'
        ? null
        : { kind: price, ...amount, isTaxIncluded: product.delivery.taxes === 'included' },
    options: product.options.length > 0 ? [...variant.selectedOptions] : [],
    article: variant.sku,
    notice: variant.notice,
    isCustomizable: product.isCustomizable,
    details: {
      ...product.details,
      materials: [...product.details.materials],
      colors: [...product.details.colors],
    },
    finishes: shown.map((one) => toFinish(product, one)),
    moreFinishes: countFurtherVariants(shown.length, product),
  })
}

function toFinish({ options }: ProductView, variant: VariantView): Tearsheet['finishes'][number] {
  const { selectedOptions, sku, notice, picture } = variant
  const colors = selectedOptions.map(
    ({ name, value }) =>
      options.find((option) => option.name === name)?.values.find((known) => known.name === value)
        ?.swatchColor,
  )
  return {
    name: selectedOptions.map(({ value }) => value).join(' · '),
    article: sku,
    notice,
    swatchColor: colors.find((color) => typeof color === 'string') ?? null,
    picture: picture?.url ?? null,
  }
}

/** Returns null if there are more, but the commerce service does not report how many. */
function countFurtherVariants(shown: number, { variants, choice }: ProductView): number | null {
  if (!choice) return variants.length - shown
  return choice.count && Math.max(0, choice.count.all - shown)
}
