import type { CatalogueProduct } from '../../../clients/commerce/to-product.ts'
import type { Language } from '../../../domain/market/language.ts'
import { type Currency, money } from '../../../domain/money/money.ts'
import type { Variant } from '../../../domain/product/product.ts'
import { parseProductAttributes } from '../../../domain/product/product-attributes.ts'
import { getPublicPrice } from '../../../domain/product/public-price.ts'
import type { ProductDraft, VariantDraft } from '../../../services/commerce/import/product-draft.ts'

/** The ids of the database rows of a product and its variants, the latter in order. */
export type RowIds = { readonly product: number; readonly variants: readonly number[] }

/** Converts a draft that was just stored to what the commerce service would return in a language and currency. */
export function toCatalogueProduct(
  draft: ProductDraft,
  rows: RowIds,
  language: Language,
  currency: Currency,
): CatalogueProduct {
  const translation = draft.translations.find((each) => each.language === language)
  const own = draft.metafields.map(({ key, value }) => [key, value] as const)
  const translated = Object.entries(translation?.metafields ?? {}).map(
    ([key, value]) => [key.replace('custom.', ''), value] as const,
  )
  const attributes = parseProductAttributes(new Map([...own, ...translated]))
  const variants = draft.variants.map((variant, index) =>
    toVariant(variant, rows.variants[index] ?? 0, { currency, ...attributes }),
  )
  return {
    id: `gid://shopify/Product/${rows.product}`,
    handle: translation?.handle ?? draft.handle,
    title: translation?.title ?? draft.title,
    descriptionHtml: translation?.descriptionHtml ?? draft.descriptionHtml,
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

function toVariant(
  variant: VariantDraft,
  rowId: number,
  { currency, notDirectlyShoppable }: { currency: Currency; notDirectlyShoppable: boolean },
): Variant {
  const price = variant.prices.find((each) => each.currency === currency)
  const compareAtMinor = price?.compareAtMinor ?? 0
  const sku = variant.sku ?? ''
  const listPrice = money(price?.priceMinor ?? 0, currency)
  const publicPrice = getPublicPrice(listPrice, { sku, notDirectlyShoppable })
  return {
    id: `gid://shopify/ProductVariant/${rowId}`,
    sku,
    title: variant.title,
    selectedOptions: [],
    price: publicPrice,
    listPrice,
    fullPrice:
      publicPrice.amountMinor > 0 && compareAtMinor > publicPrice.amountMinor
        ? money(compareAtMinor, currency)
        : null,
    availableForSale: variant.quantity > 0 || variant.continueSelling,
    quantityAvailable: variant.quantity,
    picture: null,
  }
}
