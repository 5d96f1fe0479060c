import { isDeepStrictEqual } from 'node:util'
import type { ProductEdit } from '#contracts/team/product.ts'
import type { ProductBulkChange } from '#contracts/team/product-bulk.ts'
import { changeAmount } from '#domain/money/change-amount.ts'
import { ATTRIBUTE_NAMESPACE } from '#domain/product/product-attributes.ts'
import type { BulkChanges } from '#services/kernel/team/resource.ts'
import type { ProductDraft } from '../../import/product-draft.ts'

type Changeable = Pick<ProductDraft, 'status' | 'tags' | 'variants' | 'metafields'>

/** The edit of one product for a bulk change, and the edit that undoes it; null if nothing changes. */
export function bulkChange(product: Changeable, change: ProductBulkChange): BulkChanges {
  const { changes, undo } = planEdits(product, change)
  return isDeepStrictEqual(changes, undo) ? null : { changes, undo }
}

type Edits = { changes: ProductEdit; undo: ProductEdit }

function planEdits(product: Changeable, change: ProductBulkChange): Edits {
  switch (change.kind) {
    case 'status':
      return { changes: { status: change.status }, undo: { status: product.status } }
    case 'tags': {
      const rest = product.tags.filter((tag) => !change.remove.includes(tag))
      return { changes: { tags: [...new Set([...rest, ...change.add])] }, undo: { tags: product.tags } }
    }
    case 'price':
      return changePrices(product, change)
    case 'leadTime':
      return setAttribute(product, 'leadTime', String(change.days))
    case 'restriction':
      return setAttribute(product, 'customerRestrictions', change.restriction ?? '')
    case 'category':
      return setAttribute(product, 'category', change.category)
    case 'excludedCountries': {
      const { countries } = change
      return setAttribute(product, 'excludedCountries', countries.length > 0 ? JSON.stringify(countries) : '')
    }
  }
}

function setAttribute({ metafields }: Changeable, key: string, value: string): Edits {
  const stored = metafields.find((field) => field.namespace === ATTRIBUTE_NAMESPACE && field.key === key)
  const name = `${ATTRIBUTE_NAMESPACE}.${key}`
  return {
    changes: { metafields: { [name]: value } },
    undo: { metafields: { [name]: stored?.value ?? '' } },
  }
}

/** Changes prices, and retains compare-at prices unless the new price would not be below them. */
function changePrices(
  { variants }: Changeable,
  { currency, change, rounding }: Extract<ProductBulkChange, { kind: 'price' }>,
): Edits {
  const before = variants.map(toVariantEdit)
  const after = before.map((variant) => ({
    ...variant,
    prices: variant.prices.map((price) => {
      if (price.currency !== currency) return price
      const priceMinor = changeAmount(price.priceMinor, change, rounding)
      const isReduced = price.compareAtMinor !== null && price.compareAtMinor > priceMinor
      return { ...price, priceMinor, compareAtMinor: isReduced ? price.compareAtMinor : null }
    }),
  }))
  // An unchanged price retains all its details.
  const isSame = after.every(({ prices }, index) =>
    prices.every(({ priceMinor }, position) => priceMinor === before[index]?.prices[position]?.priceMinor),
  )
  return { changes: { variants: isSame ? before : after }, undo: { variants: before } }
}

function toVariantEdit({
  choices,
  prices,
  line: _line,
  title: _title,
  quantity: _quantity,
  ...variant
}: ProductDraft['variants'][number]): NonNullable<ProductEdit['variants']>[number] {
  return {
    ...variant,
    choices: choices.filter((choice) => choice !== null),
    prices: prices.map(({ currency, priceMinor, compareAtMinor }) => ({
      currency,
      priceMinor,
      compareAtMinor,
    })),
  }
}
