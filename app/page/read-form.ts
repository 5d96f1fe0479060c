import { parseWithZod } from '@conform-to/zod/v4'
import { data } from 'react-router'
import type { z } from 'zod'
import { FIELD_LENGTH_MAX } from '#app/ui/form/control.ts'

/**
 * Throws 400 for an invalid body, which is not an error of the shop, and 413 if a field is longer than any form needs.
 * Fields prevent the latter with `maxLength`; `lengthMax` overrides the limit.
 */
export async function readForm(request: Request, { lengthMax = FIELD_LENGTH_MAX } = {}): Promise<FormData> {
  const form = await request.formData().catch(() => null)
  if (form === null) throw data(null, { status: 400 })
  for (const [name, value] of form) {
    if (name.length > FIELD_LENGTH_MAX || (typeof value === 'string' && lengthOf(value) > lengthMax))
      throw data(null, { status: 413 })
  }
  return form
}

/** Counted as browsers limit it: a line break, submitted as two characters, counts once. */
function lengthOf(value: string): number {
  return value.replaceAll('\r\n', '\n').length
}

/** Fields in which Conform submits instructions. */
const INSTRUCTIONS = ['__intent__', '__state__']

/** Parses a form, which may contain instructions of Conform. Throws 400 if these cannot be parsed. */
export function parseForm<Schema extends z.ZodType>(form: FormData, schema: Schema) {
  try {
    return parseWithZod(form, { schema })
  } catch (error) {
    if (INSTRUCTIONS.some((name) => form.has(name))) throw data(null, { status: 400 })
    throw error
  }
}
