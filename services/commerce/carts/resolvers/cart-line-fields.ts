import { toMoneyV2 } from '../../catalogue/resolvers/wire-values.ts'
import type { Execution, Resolvers } from '../../graphql/execution.ts'
import { formatLineId } from '../cart-id.ts'
import type { CartNode } from '../mutations/change-cart.ts'
import type { LineContents, PricedLine } from '../price-cart.ts'
import { attributeOf } from './cart-fields.ts'
import { toAllocation } from './discount-allocation.ts'

type LineNode = { __typename: 'CartLine'; cart: CartNode; line: LineContents }

export const cartLineFields: Resolvers = {
  CartLine: {
    id: ({ cart, line }: LineNode) => formatLineId(line.id, cart.row.token),
    quantity: ({ line }: LineNode) => line.quantity,
    attributes: ({ line }: LineNode) => line.attributes,
    attribute: ({ line }: LineNode, { key }: { key: string }) => attributeOf(line.attributes, key),
    cost,
    estimatedCost,
    discountAllocations: async (node: LineNode) =>
      (await priced(node)).allocations.map((allocation) => toAllocation(allocation, node.cart.view.currency)),
    merchandise,
    sellingPlanAllocation: () => null,
  },
}

async function priced({ cart, line }: LineNode): Promise<PricedLine> {
  const { priced } = await cart.prices()
  const found = priced.lines.find(({ id }) => id === line.id)
  if (!found) throw new Error(`Line ${line.id} was left out when its cart was priced`)
  return found
}

async function cost(node: LineNode) {
  const { currency } = node.cart.view
  const line = await priced(node)
  const { price } = line.variant
  const compareAtMinor = fullPriceMinor(line)
  return {
    amountPerQuantity: toMoneyV2(price.amountMinor, currency),
    compareAtAmountPerQuantity: compareAtMinor === null ? null : toMoneyV2(compareAtMinor, currency),
    subtotalAmount: toMoneyV2(line.subtotalMinor, currency),
    totalAmount: toMoneyV2(line.totalMinor, currency),
  }
}

async function estimatedCost(node: LineNode) {
  const { amountPerQuantity, compareAtAmountPerQuantity, ...sums } = await cost(node)
  return { amount: amountPerQuantity, compareAtAmount: compareAtAmountPerQuantity, ...sums }
}

/** The line's full price, if it is above its price. */
function fullPriceMinor({ variant }: LineContents): number | null {
  const minor = variant.compareAt?.amountMinor ?? null
  return minor !== null && minor > variant.price.amountMinor ? minor : null
}

async function merchandise({ cart, line }: LineNode, _: unknown, { catalogue }: Execution) {
  const node = await catalogue.variant(line.variant.id, cart.view)
  if (!node) throw new Error(`Variant ${line.variant.id} went away while its cart was read`)
  return node
}
