import { z } from 'zod'
import type { CartErrorCode } from '#domain/cart/cart.ts'
import {
  type LineProject,
  PROJECT_ATTRIBUTE,
  PROJECT_LIST_ATTRIBUTE,
  projectFields,
  readLineProject,
} from '#domain/list/project.ts'
import {
  type CommerceClientOptions,
  type CommerceContext,
  type CommerceRequest,
  contextVariables,
  operationName,
} from '../request.ts'
import { toRefusal } from './cart-refusals.ts'
import { cartPayload } from './cart-shape.ts'

export type NewLine = {
  readonly variantId: string
  readonly quantity: number
  readonly project?: LineProject | undefined
}

export function toLineInput({ variantId, quantity, project }: NewLine) {
  const line = { merchandiseId: variantId, quantity }
  if (!project) return line
  const { name, listId } = project
  const named = [{ key: PROJECT_ATTRIBUTE, value: name }]
  const attributes = listId === null ? named : [...named, { key: PROJECT_LIST_ATTRIBUTE, value: listId }]
  return { ...line, attributes }
}

type Codes = (CartErrorCode | null)[]
type LineSender = {
  readonly cartId: string
  readonly context: CommerceContext
  /** Sends an operation; null without a usable response, which is reported. */
  send<Data>(
    operation: string,
    shape: z.ZodType<Data>,
    variables: Record<string, unknown>,
  ): Promise<Data | null>
}

/** The number of lines added in one mutation. A cart applies one mutation at a time. */
const LINES_PER_MUTATION = 100

/** The number of lines per call if each has its own mutation, because one of them was refused. */
const LINES_PER_CALL = 10

/**
 * Adds lines without pricing the cart. Returns one result per line in order: its refusal, or null if it was added.
 * Lines are added together first; if that is refused, each is added separately.
 */
export async function addLines(
  request: CommerceRequest,
  report: CommerceClientOptions['report'],
  { cartId, lines }: { cartId: string; lines: readonly NewLine[] },
  context: CommerceContext,
): Promise<Codes> {
  const sender: LineSender = {
    cartId,
    context,
    async send(operation, shape, variables) {
      const result = await request(operation, { ...variables, cartId, ...contextVariables(context) })
      const parsed = result.ok ? shape.safeParse(result.value) : null
      if (parsed?.success === false) {
        const details = z.prettifyError(parsed.error)
        report({ operation: operationName(operation), code: 'answer-malformed', status: 200, details })
      }
      return parsed?.data ?? null
    },
  }
  return addInParts(lines, LINES_PER_MUTATION, (part) => addInOneMutation(sender, part))
}

async function addInParts(
  lines: readonly NewLine[],
  size: number,
  add: (part: readonly NewLine[]) => Promise<Codes>,
): Promise<Codes> {
  const codes: Codes = []
  for (let start = 0; start < lines.length; start += size)
    codes.push(...(await add(lines.slice(start, start + size))))
  return codes
}

async function addInOneMutation(sender: LineSender, lines: readonly NewLine[]): Promise<Codes> {
  const added = await sender.send(ADD_TOGETHER, combinedPayload, { lines: lines.map(toLineInput) })
  const payload = added?.cartLinesAdd
  if (!payload) return lines.map(() => 'line-add-failed')
  const code = toRefusal(payload, { failure: 'line-add-failed' })
  if (code === null || code === 'cart-not-found') return lines.map(() => code)
  if (payload.userErrors.length > 0)
    return addInParts(lines, LINES_PER_CALL, (part) => addSeparately(sender, part))
  const isShort = await findShortLines(sender, payload.warnings)
  return lines.map((line) => (isShort(line) ? code : null))
}

/** Returns whether the cart has fewer units of a line than requested, according to its warnings. */
async function findShortLines(
  sender: LineSender,
  warnings: readonly { target: string }[],
): Promise<(line: NewLine) => boolean> {
  const found = await sender.send(CART_LINES, linesData, {})
  const targets = new Set(warnings.map(({ target }) => target))
  const fullLines = (found?.cart?.lines.nodes ?? []).filter(({ id }) => !targets.has(id))
  const keys = new Set(
    fullLines.map(({ merchandise, attribute, projectList }) =>
      lineKey(merchandise.id, readLineProject(attribute?.value ?? '', projectList?.value ?? '')),
    ),
  )
  return ({ variantId, project }) => !keys.has(lineKey(variantId, project))
}

function lineKey(variantId: string, project: LineProject | null | undefined): string {
  return JSON.stringify([variantId, projectFields(project)])
}

async function addSeparately(sender: LineSender, lines: readonly NewLine[]): Promise<Codes> {
  const inputs = lines.map((line, index) => [aliasAt(index), [toLineInput(line)]])
  const payloads = await sender.send(
    separateMutation(lines.length),
    separatePayloads,
    Object.fromEntries(inputs),
  )
  return lines.map((_, index) => {
    const payload = payloads?.[aliasAt(index)]
    return payload ? toRefusal(payload, { failure: 'line-add-failed' }) : 'line-add-failed'
  })
}

const CONTEXT = '$country: CountryCode, $language: LanguageCode, $buyer: BuyerInput'
const IN_CONTEXT = '@inContext(country: $country, language: $language, buyer: $buyer)'
const PAYLOAD = '{ cart { id } userErrors { field message code } warnings { code target } }'

const addedLines = cartPayload.extend({
  cart: z.object({ id: z.string() }).nullable(),
  warnings: z.array(z.object({ code: z.string(), target: z.string() })),
})
const combinedPayload = z.object({ cartLinesAdd: addedLines.nullable() })
const ADD_TOGETHER = `mutation AddLines($cartId: ID!, $lines: [CartLineInput!]!, ${CONTEXT}) ${IN_CONTEXT} {
  cartLinesAdd(cartId: $cartId, lines: $lines) ${PAYLOAD}
}`

const linesData = z.object({
  cart: z
    .object({
      lines: z.object({
        nodes: z.array(
          z.object({
            id: z.string(),
            attribute: z.object({ value: z.string().nullable() }).nullable(),
            projectList: z.object({ value: z.string().nullable() }).nullable(),
            merchandise: z.object({ id: z.string() }),
          }),
        ),
      }),
    })
    .nullable(),
})
const CART_LINES = `query CartLines($cartId: ID!, ${CONTEXT}) ${IN_CONTEXT} {
  cart(id: $cartId) {
    lines(first: 250) {
      nodes {
        id
        attribute(key: "${PROJECT_ATTRIBUTE}") { value }
        projectList: attribute(key: "${PROJECT_LIST_ATTRIBUTE}") { value }
        merchandise { ... on ProductVariant { id } }
      }
    }
  }
}`

const separatePayloads = z.record(z.string(), addedLines.nullable())

const aliasAt = (index: number) => `line${index}`

function separateMutation(count: number): string {
  const names = Array.from({ length: count }, (_, index) => aliasAt(index))
  const declared = names.map((name) => `$${name}: [CartLineInput!]!`).join(', ')
  const fields = names.map((name) => `${name}: cartLinesAdd(cartId: $cartId, lines: $${name}) ${PAYLOAD}`)
  return `mutation AddLinesApart($cartId: ID!, ${declared}, ${CONTEXT}) ${IN_CONTEXT} {
  ${fields.join('\n  ')}
}`
}
