import { parseWithZod } from '@conform-to/zod/v4'
import { data } from 'react-router'
import type { z } from 'zod'

/** The form that a request brings. Throws 400 for a body that is none: that is no fault of the shop. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw data(null, { status: 400 })
  }
}

/** The names under which conform sends them. */
const INSTRUCTIONS = ['__intent__', '__state__']

/**
 * What a form says by its schema. Beside its fields it may carry what a button does to the form itself: throws 400
 * where that cannot be read.
 */
export function parseForm<Schema extends z.ZodType>(form: FormData, schema: Schema) {
  try {
    return parseWithZod(form, { schema })
  } catch (fault) {
    if (INSTRUCTIONS.some((name) => form.has(name))) throw data(null, { status: 400 })
    throw fault
  }
}
