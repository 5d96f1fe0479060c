import { globalId } from '#domain/ids.ts'
import { ATTRIBUTE_NAMESPACE, TEXT_LANGUAGE_KEY } from '#domain/product/product-attributes.ts'
import type { ProductNode } from '../catalogue-loader.ts'
import type { Execution } from '../graphql/execution.ts'
import type { MetafieldRow } from '../product-parts.ts'
import { textLanguage } from '../text-language.ts'

export type MetafieldIdentifier = { namespace?: string | null; key: string }

/** Spec §6: the trade price is only visible to approved trade clients. */
const TRADE_ONLY_KEY = 'tradePrice'

/**
 * The requested attributes in the requested order; null if the product does not have one. `custom.tradePrice` is null
 * unless the view is a trade view (`operationBuyerView`). `custom.textLanguage` is null for texts in the language of the view.
 */
export async function findMetafields(
  product: ProductNode,
  identifiers: readonly MetafieldIdentifier[],
  { catalogue, options }: Execution,
) {
  const language = textLanguage(product, options)
  const fields = await catalogue.metafields(product)
  return identifiers.map(({ namespace, key }) => {
    if (key === TRADE_ONLY_KEY && !product.view.isTrade) return null
    if (key === TEXT_LANGUAGE_KEY && namespace === ATTRIBUTE_NAMESPACE)
      return (
        language && toMetafield(product, { namespace, key, type: 'single_line_text_field', value: language })
      )
    const field = fields.find((candidate) => candidate.namespace === namespace && candidate.key === key)
    return field ? toMetafield(product, field) : null
  })
}

function toMetafield(product: ProductNode, field: Omit<MetafieldRow, 'productId'>) {
  const { row } = product
  return {
    id: globalId('Metafield', `${row.id}-${field.namespace}-${field.key}`),
    namespace: field.namespace,
    key: field.key,
    type: field.type,
    value: row.metafieldTranslations[`${field.namespace}.${field.key}`] ?? field.value,
    description: null,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    parentResource: product,
    reference: null,
    references: null,
  }
}
