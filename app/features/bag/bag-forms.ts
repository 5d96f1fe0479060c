import { z } from 'zod'
import type { CartErrorCode } from '#domain/cart/cart.ts'
import { CODE_CAP } from '#domain/cart/entered-code.ts'
import {
  LINE_QUANTITY_MAX,
  type QuantityRefusal,
  readQuantity,
  stepQuantity,
  TYPED_QUANTITY_CAP,
} from '#domain/line-quantity.ts'
import { readLineProject } from '#domain/list/project.ts'
import { readMoney } from '#domain/money/written-money.ts'
import type { Result } from '#domain/result.ts'

/** A whole number in a form; `Number` would parse an empty field as 0. */
const quantity = z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(1).max(LINE_QUANTITY_MAX))

const id = z.string().min(1).max(300)

/** The project of a line (`projectFields`). */
const projectSchema = { project: z.string().default(''), projectList: z.string().default('') }

function withProject<Form extends { project: string; projectList: string }>({
  project,
  projectList,
  ...form
}: Form) {
  return { ...form, project: readLineProject(project, projectList) ?? undefined }
}

/** The unit price as the visitor saw it, formatted by `writeMoney`. Null if it cannot be parsed. */
const seenPrice = z.string().transform(readMoney)

/**
 * The form that adds a product to the bag. `seenPrice` and `inBag` matter only for a form that was submitted offline
 * and sent later: `inBag` is the number of units in the bag when the quantity was changed.
 */
const lineToAdd = z
  .object({
    variantId: id,
    quantity: quantity.default(1),
    seenPrice: seenPrice.optional(),
    inBag: z.coerce.number().int().min(0).max(LINE_QUANTITY_MAX).optional(),
    ...projectSchema,
  })
  .transform((form) => withProject(form))

/**
 * The form of a line: its new quantity as typed (0 removes the line), plus `step` for one more or fewer. The other
 * fields describe what an undo would restore.
 */
const lineChange = z
  .object({
    lineId: id,
    quantity: z.string().transform((typed) => typed.slice(0, TYPED_QUANTITY_CAP)),
    step: z.enum(['1', '-1']).optional(),
    variantId: id.optional(),
    before: quantity.optional(),
    ...projectSchema,
  })
  .transform(({ quantity: typed, step, ...line }) => ({
    ...withProject(line),
    typed,
    quantity: resolveQuantity(typed, step),
  }))

/** A promotion code or gift card to apply, a promotion code to remove, or a gift card to remove, by its id. */
const codeChange = z.union([
  z.object({ giftCard: id }),
  z.object({ code: z.string().trim().min(1).max(CODE_CAP), remove: z.literal('1').optional() }),
])

export type LineToAdd = z.infer<typeof lineToAdd>
export type LineChange = z.infer<typeof lineChange>
export type CodeChange = z.infer<typeof codeChange>

function resolveQuantity(typed: string, step: '1' | '-1' | undefined): Result<number, QuantityRefusal> {
  const read = readQuantity(typed)
  if (!read.ok || step === undefined) return read
  return { ...read, value: stepQuantity(read.value, step === '1' ? 1 : -1) }
}

/** Returns null when the form is invalid. */
export function parseLineToAdd(form: FormData): LineToAdd | null {
  return lineToAdd.safeParse(Object.fromEntries(form)).data ?? null
}

export function parseLineChange(form: FormData): LineChange | null {
  return lineChange.safeParse(Object.fromEntries(form)).data ?? null
}

export function parseCodeChange(form: FormData): CodeChange | null {
  return codeChange.safeParse(Object.fromEntries(form)).data ?? null
}

/**
 * The refused code for the field of a browser without JavaScript, which is passed in the URL. A gift card's code is as
 * good as money, so only a code that is not a gift card may be in a URL.
 */
export function typedCode(change: CodeChange, refusal: CartErrorCode): { code?: string } {
  return 'code' in change && refusal === 'promocode-failed' ? { code: change.code } : {}
}
