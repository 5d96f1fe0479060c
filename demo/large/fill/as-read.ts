import type { CatalogueProduct } from '../../../clients/commerce/to-product.ts'
import type { Language } from '../../../domain/market/language.ts'
import { type Currency, money } from '../../../domain/money/money.ts'
import type { Variant } from '../../../domain/product/product.ts'
import { parseProductAttributes } from '../../../domain/product/product-attributes.ts'
import { getPublicPrice } from '../../../domain/product/public-price.ts'
import type { ProductDraft, VariantDraft } from '../../../services/commerce/import/product-draft.ts'

/** The row numbers that the shop assigned to a product and its variants, in order. */
export type RowNumbers = { readonly product: number; readonly variants: readonly number[] }

/** A product that was just written, as the commerce service would return it in a language and currency. */
export function asRead(
  draft: ProductDraft,
  rows: RowNumbers,
  language: Language,
  currency: Currency,
): CatalogueProduct {
  const said = draft.translations.find((translation) => translation.language === language)
  const own = draft.metafields.map(({ key, value }) => [key, value] as const)
  const translated = Object.entries(said?.metafields ?? {}).map(
    ([key, value]) => [key.replace('custom.', ''), value] as const,
  )
  const attributes = parseProductAttributes(new Map([...own, ...translated]))
  const variants = draft.variants.map((variant, index) =>
    variantAsRead(variant, rows.variants[index] ?? 0, { currency, ...attributes }),
  )
  return {
    id: `gid://shopify/Product/${rows.product}`,
    handle: said?.handle ?? draft.handle,
    title: said?.title ?? draft.title,
    descriptionHtml: said?.descriptionHtml ?? draft.descriptionHtml,
    pictures: draft.media.flatMap(({ kind, url, width, height, alt, altTranslations }) =>
      kind === 'image' && width !== null && height !== null
        ? [{ url, width, height, alt: (language === 'en' ? undefined : altTranslations[language]) ?? alt }]
        : [],
    ),
    models: [],
    attributes,
    variants,
    tradeRounding: null,
    allVariants: null,
    totalInventory: draft.variants.reduce((sum, { quantity }) => sum + quantity, 0),
    availableForSale: variants.some(({ availableForSale }) => availableForSale),
    vendor: draft.vendor,
    categoryPath: attributes.category,
    tags: draft.tags,
    seo: { title: draft.seoTitle, description: draft.seoDescription },
    options: [],
    createdAt: draft.createdAt ?? '',
    publishedAt: draft.publishedAt ?? '',
    updatedAt: draft.createdAt ?? '',
  }
}

function variantAsRead(
  variant: VariantDraft,
  row: number,
  { currency, notDirectlyShoppable }: { currency: Currency; notDirectlyShoppable: boolean },
): Variant {
  const price = variant.prices.find((each) => each.currency === currency)
  const full = price?.compareAtMinor ?? 0
  const sku = variant.sku ?? ''
  const listPrice = money(price?.priceMinor ?? 0, currency)
  const shown = getPublicPrice(listPrice, { sku, notDirectlyShoppable })
  return {
    id: `gid://shopify/ProductVariant/${row}`,
    sku,
    title: variant.title,
    selectedOptions: [],
    price: shown,
    listPrice,
    fullPrice: shown.amountMinor > 0 && full > shown.amountMinor ? money(full, currency) : null,
    availableForSale: variant.quantity > 0 || variant.continueSelling,
    quantityAvailable: variant.quantity,
    picture: null,
  }
}
