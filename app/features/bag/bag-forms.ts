import { z } from 'zod'

/** What one request may ask for; more is a mistake or mischief. The commerce service has the last word. */
const QUANTITY_MAX = 999

const id = z.string().min(1).max(300)

/** The form that puts a product in the bag. */
const lineToAdd = z.object({
  variantId: id,
  quantity: z.coerce.number().int().min(1).max(QUANTITY_MAX).default(1),
})

/** The form of a line: its new quantity, 0 to take it out. The rest says what an undo would put back. */
const lineChange = z.object({
  lineId: id,
  quantity: z.coerce.number().int().min(0).max(QUANTITY_MAX),
  variantId: id.optional(),
  before: z.coerce.number().int().min(1).max(QUANTITY_MAX).optional(),
})

const promocodeChange = z.object({
  code: z.string().trim().min(1).max(60),
  remove: z.literal('1').optional(),
})

export type LineToAdd = z.infer<typeof lineToAdd>
export type LineChange = z.infer<typeof lineChange>
export type PromocodeChange = z.infer<typeof promocodeChange>

/** Each reads a form; null when it is not one of ours. */
export function parseLineToAdd(form: FormData): LineToAdd | null {
  return lineToAdd.safeParse(Object.fromEntries(form)).data ?? null
}

export function parseLineChange(form: FormData): LineChange | null {
  return lineChange.safeParse(Object.fromEntries(form)).data ?? null
}

export function parsePromocodeChange(form: FormData): PromocodeChange | null {
  return promocodeChange.safeParse(Object.fromEntries(form)).data ?? null
}
