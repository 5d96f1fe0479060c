import { ATTRIBUTE_KEYS, ATTRIBUTE_NAMESPACE } from '../../domain/product/product-attributes.ts'
import type { PictureLedger } from '../studio/ledger.ts'
import type { PieceFiles } from './ar-files.ts'
import { attributesOf } from './attributes.ts'
import { type CatalogueProduct, getSku } from './catalogue.ts'
import { descriptionHtml, firstSentence } from './descriptions.ts'
import { findPictures, type ProductPicture } from './pictures.ts'
import { ARTISANS, type VariantSpec } from './specs/spec.ts'
import { getTermWords, SWATCHES } from './terms.ts'

type Row = Readonly<Record<string, string>>

/** The product file of the demonstration, in the format of Shopify's product export. */
export function writeProductFile(
  products: readonly CatalogueProduct[],
  ledger: PictureLedger,
  files: PieceFiles,
): string {
  const rows = products.flatMap((product) => productRows(product, findPictures(product, ledger), files))
  const lines = [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column] ?? ''))]
  return `${lines.map((fields) => fields.map(quoteIfNeeded).join(',')).join('\n')}\n`
}

const COLUMNS = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Product Category',
  'Type',
  'Tags',
  'Published',
  'Created At',
  'Published At',
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
  'Variant Fulfillment Service',
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
  ...ATTRIBUTE_KEYS.map(attributeColumn),
  attributeColumn('swatches'),
  'Variant Image',
  'Variant Weight Unit',
  'Included / United States',
  'Price / United States',
  'Compare At Price / United States',
  'Included / United Kingdom',
  'Price / United Kingdom',
  'Compare At Price / United Kingdom',
  'Status',
]

function attributeColumn(key: string): string {
  return `${key} (product.metafields.${ATTRIBUTE_NAMESPACE}.${key})`
}

/** The first row has the product's data; each row has a variant, a picture or both. */
function productRows(
  product: CatalogueProduct,
  pictures: readonly ProductPicture[],
  files: PieceFiles,
): Row[] {
  const { variants } = product.specs
  const count = Math.max(variants.length, pictures.length)
  return Array.from({ length: count }, (_, index) => {
    const variant = variants[index]
    const picture = pictures[index]
    return {
      Handle: product.words.slug.en,
      ...(index === 0 ? productFields(product, files) : {}),
      ...(variant ? variantFields(product, variant, index, pictures) : {}),
      ...(picture ? pictureFields(picture, index) : {}),
    }
  })
}

function productFields(product: CatalogueProduct, files: PieceFiles): Row {
  const { specs, words } = product
  const attributes = [...attributesOf(product, getSku(product, 0), files)]
  return {
    Title: words.title.en,
    'Body (HTML)': descriptionHtml(words.story.en),
    Vendor: ARTISANS[specs.artisan].name,
    'Product Category': specs.category.split('/').map(capitalize).join(' > '),
    Type: capitalize(specs.category.split('/').at(-1) ?? ''),
    Tags: specs.tags.join(', '),
    Published: 'TRUE',
    'Created At': `${specs.published}T08:00:00Z`,
    'Published At': `${specs.published}T08:00:00Z`,
    'Option1 Name': specs.option === null ? 'Title' : getTermWords(specs.option).en,
    'Gift Card': 'FALSE',
    'SEO Title': `${words.title.en} by ${ARTISANS[specs.artisan].name}`,
    'SEO Description': firstSentence(words.story.en),
    ...Object.fromEntries(attributes.map(([key, value]) => [attributeColumn(key), value])),
    [attributeColumn('swatches')]: swatchesOf(specs.variants),
    'Included / United States': 'TRUE',
    'Included / United Kingdom': 'TRUE',
    Status: 'active',
  }
}

function variantFields(
  product: CatalogueProduct,
  variant: VariantSpec,
  index: number,
  pictures: readonly ProductPicture[],
): Row {
  const { prices, compareAt } = variant
  return {
    'Option1 Value': variant.value === null ? 'Default Title' : getTermWords(variant.value).en,
    'Variant SKU': getSku(product, index),
    'Variant Grams': String(Math.round(product.specs.weightKg * 1000)),
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': String(variant.units),
    'Variant Inventory Policy': variant.continues ? 'continue' : 'deny',
    'Variant Fulfillment Service': 'manual',
    'Variant Price': prices.EUR.toFixed(2),
    'Variant Compare At Price': compareAt?.EUR.toFixed(2) ?? '',
    'Variant Requires Shipping': 'TRUE',
    'Variant Taxable': 'TRUE',
    'Variant Image': pictures.some(({ name }) => name === variant.picture) ? `${variant.picture}.webp` : '',
    'Variant Weight Unit': 'kg',
    'Price / United States': prices.USD.toFixed(2),
    'Compare At Price / United States': compareAt?.USD.toFixed(2) ?? '',
    'Price / United Kingdom': prices.GBP.toFixed(2),
    'Compare At Price / United Kingdom': compareAt?.GBP.toFixed(2) ?? '',
  }
}

function pictureFields(picture: ProductPicture, index: number): Row {
  return {
    'Image Src': `${picture.name}.webp`,
    'Image Position': String(index + 1),
    'Image Alt Text': picture.alt.en,
  }
}

function swatchesOf(variants: readonly VariantSpec[]): string {
  const swatches = variants.flatMap(({ value }) => {
    const swatch = value === null ? undefined : SWATCHES[value]
    return value === null || swatch === undefined ? [] : [[getTermWords(value).en, swatch] as const]
  })
  return swatches.length === 0 ? '' : JSON.stringify(Object.fromEntries(swatches))
}

function capitalize(slug: string): string {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function quoteIfNeeded(field: string): string {
  return /[",\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field
}
