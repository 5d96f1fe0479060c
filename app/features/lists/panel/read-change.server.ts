import { z } from 'zod'
import { listItem } from '#contracts/list.ts'
import { readQuantity, stepQuantity } from '#domain/line-quantity.ts'
import { LIST_ITEMS_MAX } from '#domain/list/list-limits.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { PanelChange } from './panel-change.ts'

const version = z.coerce.number().int()
const ids = { list: z.uuid(), item: z.uuid() }
const items = z.array(z.uuid()).min(1).max(LIST_ITEMS_MAX)

const changeForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('add'), ...ids }),
  z.object({ intent: z.enum(['remove', 'restore']), list: ids.list, items }),
  z.object({ intent: z.literal('create'), ...ids, name: z.string() }),
  /** The typed quantity, and the step of the button that was pressed. */
  z.object({
    intent: z.literal('quantity'),
    ...ids,
    version,
    quantity: z.string(),
    step: z.enum(['1', '-1']).optional(),
  }),
  z.object({
    intent: z.literal('finish'),
    ...ids,
    version,
    variant: listItem.shape.variantId.unwrap(),
  }),
  z.object({
    intent: z.literal('section'),
    ...ids,
    version,
    section: z.union([z.uuid(), z.literal('').transform(() => null)]),
  }),
])

/** A quantity of 0 removes the piece. */
export function readPanelChange(form: FormData): Result<PanelChange, 'malformed' | 'quantity-malformed'> {
  const parsed = changeForm.safeParse({ ...Object.fromEntries(form), items: form.getAll('items') })
  if (!parsed.success) return refuse('malformed')
  const change = parsed.data
  if (change.intent !== 'quantity') return ok(change)
  const { step, quantity: typed, ...rest } = change
  const quantity = readQuantity(typed)
  if (!quantity.ok) return refuse('quantity-malformed')
  if (step) return ok({ ...rest, quantity: stepQuantity(quantity.value, step === '1' ? 1 : -1) })
  if (quantity.value === 0) return ok({ intent: 'remove', list: rest.list, items: [rest.item] })
  return ok({ ...rest, quantity: quantity.value })
}
