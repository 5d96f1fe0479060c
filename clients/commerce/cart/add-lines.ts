import { z } from 'zod'
import type { CartErrorCode } from '#domain/cart/cart.ts'
import { PROJECT_ATTRIBUTE } from '#domain/list/project.ts'
import {
  type CommerceClientOptions,
  type CommerceContext,
  type CommerceRequest,
  contextVariables,
  nameOf,
} from '../request.ts'
import { refusalOf } from './cart-refusals.ts'
import { cartPayload } from './cart-shape.ts'

/** A line to be added to a cart. */
export type NewLine = {
  readonly variantId: string
  readonly quantity: number
  /** The name of the project that it is for. */
  readonly project?: string | undefined
}

/** A line as the service takes it. */
export function toLineInput({ variantId, quantity, project }: NewLine) {
  const line = { merchandiseId: variantId, quantity }
  return project ? { ...line, attributes: [{ key: PROJECT_ATTRIBUTE, value: project }] } : line
}

/** Lines per call: each is a mutation of its own, so that each has its own refusal. */
const LINES_AT_ONCE = 10

/**
 * Adds lines to a cart, each for itself, without reading the cart. Returns why each was refused, in their order; null for those
 * that were added.
 */
export async function addLines(
  request: CommerceRequest,
  report: CommerceClientOptions['report'],
  { cartId, lines }: { cartId: string; lines: readonly NewLine[] },
  context: CommerceContext,
): Promise<(CartErrorCode | null)[]> {
  const codes: (CartErrorCode | null)[] = []
  for (let start = 0; start < lines.length; start += LINES_AT_ONCE) {
    const chunk = lines.slice(start, start + LINES_AT_ONCE)
    const operation = addingOperation(chunk.length)
    const inputs = chunk.map((line, index) => [nameAt(index), [toLineInput(line)]])
    const variables = { cartId, ...Object.fromEntries(inputs), ...contextVariables(context) }
    const result = await request(operation, variables)
    const payloads = result.ok ? payloadsOf.safeParse(result.value) : null
    if (payloads?.success === false) {
      const details = z.prettifyError(payloads.error)
      report({ operation: nameOf(operation), code: 'answer-malformed', status: 200, details })
    }
    for (const index of chunk.keys()) {
      const payload = payloads?.data?.[nameAt(index)]
      codes.push(payload ? refusalOf(payload, { failure: 'line-add-failed' }) : 'line-add-failed')
    }
  }
  return codes
}

const payloadsOf = z.record(
  z.string(),
  cartPayload.extend({ cart: z.object({ id: z.string() }).nullable() }).nullable(),
)

const nameAt = (index: number) => `line${index}`

function addingOperation(count: number): string {
  const names = Array.from({ length: count }, (_, index) => nameAt(index))
  const declared = names.map((name) => `$${name}: [CartLineInput!]!`).join(', ')
  const fields = names.map(
    (name) =>
      `${name}: cartLinesAdd(cartId: $cartId, lines: $${name}) { cart { id } userErrors { field message code } warnings { code } }`,
  )
  return `mutation AddLines($cartId: ID!, ${declared}, $country: CountryCode, $language: LanguageCode, $buyer: BuyerInput)
  @inContext(country: $country, language: $language, buyer: $buyer) {
  ${fields.join('\n  ')}
}`
}
