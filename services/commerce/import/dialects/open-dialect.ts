import type { Dialect, ReadRecords } from './dialect.ts'
import { openMagento } from './magento.ts'
import { openShopify } from './shopify.ts'
import { openWooCommerce } from './woocommerce.ts'
import { englishTitles } from './woocommerce-titles.ts'

/** Chooses the dialect by the titles of the columns; Shopify's if none fits. */
export async function openDialect(header: readonly string[], read: ReadRecords): Promise<Dialect> {
  const has = (...names: string[]) => hasTitles(header, names)
  if (isWooCommerce(header)) return openWooCommerce(header, read)
  const english = englishTitles(header)
  if (isWooCommerce(english)) return openWooCommerce(english, read)
  if (has('sku', 'product_type', 'name', 'price')) return openMagento(header, read)
  return openShopify(header)
}

function isWooCommerce(header: readonly string[]): boolean {
  return hasTitles(header, ['type', 'name', 'regular price'])
}

function hasTitles(header: readonly string[], names: readonly string[]): boolean {
  const titles = new Set(header.map((title) => title.trim().toLowerCase()))
  return names.every((name) => titles.has(name))
}
