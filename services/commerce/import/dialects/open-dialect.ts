import type { Dialect, ReadRecords } from './dialect.ts'
import { openMagento } from './magento.ts'
import { openShopify } from './shopify.ts'
import { openWooCommerce } from './woocommerce.ts'

/** Chooses the dialect by the titles of the columns; Shopify's if none fits. */
export async function openDialect(header: readonly string[], read: ReadRecords): Promise<Dialect> {
  const titles = new Set(header.map((title) => title.trim().toLowerCase()))
  const has = (...names: string[]) => names.every((name) => titles.has(name))
  if (has('type', 'name', 'regular price')) return openWooCommerce(header, read)
  if (has('sku', 'product_type', 'name', 'price')) return openMagento(header, read)
  return openShopify(header)
}
