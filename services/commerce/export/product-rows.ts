import type { Currency } from '#domain/money/money.ts'
import type { MediaDraft, ProductDraft, VariantDraft } from '../import/product-draft.ts'

export type ExportedFields = {
  /** The currency of the plain price columns. */
  base: Currency
  /** Other currencies that have fixed prices. */
  currencies: readonly Currency[]
  /** Currencies in which some variants are not sold. */
  excluded: readonly Currency[]
  /** Attributes, as `namespace.key`. */
  metafields: readonly string[]
}

type Row = Readonly<Record<string, string>>

const COLUMNS = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Product Category',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Option3 Name',
  'Option3 Value',
  'Variant SKU',
  'Variant Grams',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Requires Shipping',
  'Variant Taxable',
  'Variant Barcode',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'Gift Card',
  'SEO Title',
  'SEO Description',
  'Variant Image',
  'Status',
  'Collection',
  'Created At',
  'Published At',
]

export function exportedColumns({ currencies, excluded, metafields }: ExportedFields): string[] {
  return [
    ...COLUMNS,
    ...currencies.flatMap((currency) => [`Price / ${currency}`, `Compare At Price / ${currency}`]),
    ...excluded.map((currency) => `Included / ${currency}`),
    ...metafields.map(metafieldColumn),
  ]
}

/** The rows of one product: the first describes it, and each has a variant, a picture, or both. */
export function productRows(draft: ProductDraft, { base }: ExportedFields): Row[] {
  const images = draft.media.filter(({ kind }) => kind === 'image')
  const count = Math.max(draft.variants.length, images.length, 1)
  return Array.from({ length: count }, (_, index) => {
    const [variant, image] = [draft.variants[index], images[index]]
    return {
      Handle: draft.handle,
      ...(index === 0 && productFields(draft)),
      ...(variant && variantFields(variant, base)),
      ...(image && imageFields(image, index + 1)),
    }
  })
}

/** The placeholder option of a product without options in a file. */
const NO_OPTION = { name: 'Title', value: 'Default Title' }

function productFields(draft: ProductDraft): Row {
  const [option1 = NO_OPTION, option2, option3] = draft.options
  return {
    Title: draft.title,
    'Body (HTML)': draft.descriptionHtml,
    Vendor: draft.vendor,
    'Product Category': draft.categoryPath ?? '',
    Type: draft.productType,
    Tags: draft.tags.join(', '),
    Published: formatFlag(draft.isPublished),
    'Option1 Name': option1.name,
    'Option2 Name': option2?.name ?? '',
    'Option3 Name': option3?.name ?? '',
    'Gift Card': formatFlag(draft.isGiftCard),
    'SEO Title': draft.seoTitle ?? '',
    'SEO Description': draft.seoDescription ?? '',
    Status: draft.status,
    Collection: titleList(draft.collections ?? []),
    'Created At': draft.createdAt ?? '',
    'Published At': draft.publishedAt ?? '',
    ...Object.fromEntries(
      draft.metafields.map(({ namespace, key, value }) => [metafieldColumn(`${namespace}.${key}`), value]),
    ),
  }
}

function variantFields(variant: VariantDraft, base: Currency): Row {
  const [choice1, choice2, choice3] = variant.choices
  return {
    'Option1 Value': choice1 ?? NO_OPTION.value,
    'Option2 Value': choice2 ?? '',
    'Option3 Value': choice3 ?? '',
    'Variant SKU': variant.sku ?? '',
    'Variant Grams': String(variant.weightGrams),
    'Variant Inventory Tracker': variant.isTracked ? 'shopify' : '',
    'Variant Inventory Qty': String(variant.quantity),
    'Variant Inventory Policy': variant.continueSelling ? 'continue' : 'deny',
    'Variant Requires Shipping': formatFlag(variant.requiresShipping),
    'Variant Taxable': formatFlag(variant.isTaxable),
    'Variant Barcode': variant.barcode ?? '',
    'Variant Image': variant.pictureUrl ?? '',
    ...Object.fromEntries(variant.unsoldIn.map((currency) => [`Included / ${currency}`, formatFlag(false)])),
    ...Object.fromEntries(
      variant.prices.flatMap(({ currency, priceMinor, compareAtMinor }) => [
        [currency === base ? 'Variant Price' : `Price / ${currency}`, formatAmount(priceMinor)],
        [
          currency === base ? 'Variant Compare At Price' : `Compare At Price / ${currency}`,
          compareAtMinor === null ? '' : formatAmount(compareAtMinor),
        ],
      ]),
    ),
  }
}

function imageFields({ url, alt }: MediaDraft, position: number): Row {
  return { 'Image Src': url, 'Image Position': String(position), 'Image Alt Text': alt }
}

function titleList(titles: readonly string[]): string {
  return titles.some((title) => title.includes(',')) ? JSON.stringify(titles) : titles.join(', ')
}

function metafieldColumn(name: string): string {
  return `product.metafields.${name}`
}

/** With two decimals, so that the decimal point is not mistaken for a thousands separator. */
function formatAmount(minor: number): string {
  return (minor / 100).toFixed(2)
}

function formatFlag(value: boolean): string {
  return value ? 'TRUE' : 'FALSE'
}
