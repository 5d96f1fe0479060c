import { z } from 'zod'
import { listId } from '#contracts/list-id.ts'
import { TYPED_QUANTITY_CAP } from '#domain/line-quantity.ts'
import { LIST_LENGTHS } from '#domain/list/list-limits.ts'

const id = z.uuid()
/** A form sends null as an empty field. */
const idOrNull = z.union([id, z.literal('')]).transform((value) => value || null)
const variant = z.string().regex(/^(gid:\/\/shopify\/ProductVariant\/\d+)?$/)
const version = z.coerce.number().int().min(0)
const by = z.enum(['1', '-1']).transform((step) => (step === '1' ? 1 : -1))
/** Texts above the limit of a list are allowed here, since the service refuses them with a reason. */
const text = z.string().max(20 * LIST_LENGTHS.note)

/** `before` is the value that the visitor has read. */
export const listChangeForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('quantity'),
    item: id,
    version,
    before: z.string(),
    quantity: z.string().transform((typed) => typed.slice(0, TYPED_QUANTITY_CAP)),
    step: z.enum(['1', '-1']).optional(),
  }),
  z.object({ intent: z.literal('finish'), item: id, version, before: variant, variant }),
  z.object({ intent: z.enum(['note', 'client-note']), item: id, version, before: text, text }),
  z.object({ intent: z.literal('step'), item: id, by }),
  z.object({ intent: z.literal('place'), item: id, section: idOrNull, after: idOrNull }),
  z.object({
    intent: z.literal('position'),
    item: id,
    section: idOrNull,
    position: z.coerce.number().int().min(1).max(9_999).catch(9_999),
  }),
  z.object({ intent: z.literal('transfer'), item: id, newId: id, to: listId, copy: z.enum(['0', '1']) }),
  /** Undoes `transfer`: `newId` is the piece in the other list. */
  z.object({ intent: z.literal('take-back'), item: id, newId: id, from: listId }),
  z.object({ intent: z.enum(['remove', 'restore']), item: id }),
  z.object({ intent: z.literal('add-section'), section: id, name: text }),
  z.object({ intent: z.literal('rename-section'), section: id, version, before: text, name: text }),
  z.object({ intent: z.literal('step-section'), section: id, by }),
  z.object({ intent: z.literal('place-section'), section: id, after: idOrNull }),
  z.object({ intent: z.enum(['remove-section', 'restore-section']), section: id }),
])
export type ListChangeFields = z.input<typeof listChangeForm>
export type ListChange = z.output<typeof listChangeForm>
export type ListIntent = ListChange['intent']

export function changeSubject(change: ListChange): string {
  return 'item' in change ? change.item : change.section
}

/** The input of the changed field; empty for a change without one. */
export function typedValue(change: ListChange): string {
  if ('text' in change) return change.text
  if ('name' in change) return change.name
  if ('quantity' in change) return change.quantity
  return 'variant' in change ? change.variant : ''
}
