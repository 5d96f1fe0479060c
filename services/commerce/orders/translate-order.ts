import type { Order } from '#contracts/order/order.ts'
import { idNumber } from '#domain/ids.ts'
import type { Language } from '#domain/market/language.ts'
import { createCatalogueLoader } from '../catalogue/catalogue-loader.ts'
import { createCountryView } from '../catalogue/graphql/view.ts'
import { ONLY_OPTION, variantTitle } from '../catalogue/resolvers/option-choice.ts'
import { textLanguage } from '../catalogue/text-language.ts'
import type { CommerceOptions } from '../options.ts'

/**
 * Translates the names of pieces and finishes into the reader's language. Orders in that language, and pieces that no
 * longer have a translation, retain the names under which they were ordered.
 */
export function translateOrders<TranslatableOrder extends Pick<Order, 'lines' | 'language' | 'address'>>(
  { database, house, shop }: Pick<CommerceOptions, 'database' | 'house' | 'shop'>,
  orders: readonly TranslatableOrder[],
  language: Language,
): Promise<TranslatableOrder[]> {
  const catalogue = createCatalogueLoader(database)
  const translate = async (order: TranslatableOrder): Promise<TranslatableOrder> => {
    if (order.language === language) return order
    const view = createCountryView(order.address.country, { house, language, role: null })
    const lines = order.lines.map(async (line) => {
      const node = await catalogue.variant(Number(idNumber(line.variantId)), view)
      if (!node || textLanguage(node.product, { shop }) !== null) return line
      const title = variantTitle(node.product.row, node.row)
      return {
        ...line,
        title: node.product.row.title,
        textLanguage: null,
        variantTitle: title === ONLY_OPTION.value ? null : title,
      }
    })
    return { ...order, lines: await Promise.all(lines) }
  }
  return Promise.all(orders.map(translate))
}
