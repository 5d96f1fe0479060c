import { toMoneyV2 } from '../../catalogue/resolvers/wire-values.ts'
import type { Execution, Resolvers } from '../../graphql/execution.ts'
import { formatLineId } from '../cart-id.ts'
import type { CartNode } from '../change-cart.ts'
import type { PricedLine } from '../price-cart.ts'
import { attributeOf } from './cart-fields.ts'
import { toAllocation } from './discount-allocation.ts'

type LineNode = { __typename: 'CartLine'; cart: CartNode; line: PricedLine }

/** `CartLine`. */
export const cartLineFields: Resolvers = {
  CartLine: {
    id: ({ cart, line }: LineNode) => formatLineId(line.id, cart.row.token),
    quantity: ({ line }: LineNode) => line.quantity,
    attributes: ({ line }: LineNode) => line.attributes,
    attribute: ({ line }: LineNode, { key }: { key: string }) => attributeOf(line.attributes, key),
    cost,
    estimatedCost,
    discountAllocations: ({ cart, line }: LineNode) =>
      line.allocations.map((allocation) => toAllocation(allocation, cart.priced.currency)),
    merchandise,
    sellingPlanAllocation: () => null,
  },
}

function cost({ cart, line }: LineNode) {
  const { currency } = cart.priced
  const { price } = line.variant
  const compareAtMinor = fullPriceMinor(line)
  return {
    amountPerQuantity: toMoneyV2(price.amountMinor, currency),
    compareAtAmountPerQuantity: compareAtMinor === null ? null : toMoneyV2(compareAtMinor, currency),
    subtotalAmount: toMoneyV2(line.subtotalMinor, currency),
    totalAmount: toMoneyV2(line.totalMinor, currency),
  }
}

function estimatedCost(node: LineNode) {
  const { amountPerQuantity, compareAtAmountPerQuantity, ...sums } = cost(node)
  return { amount: amountPerQuantity, compareAtAmount: compareAtAmountPerQuantity, ...sums }
}

/** The price crossed out beside the line's: only one that is above it. */
function fullPriceMinor({ variant }: PricedLine): number | null {
  const minor = variant.compareAt?.amountMinor ?? null
  return minor !== null && minor > variant.price.amountMinor ? minor : null
}

async function merchandise({ cart, line }: LineNode, _: unknown, { catalogue }: Execution) {
  const node = await catalogue.variant(line.variant.id, cart.view)
  if (!node) throw new Error(`Variant ${line.variant.id} went away while its cart was read`)
  return node
}
