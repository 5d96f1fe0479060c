import { parseWithZod } from '@conform-to/zod/v4'
import { data } from 'react-router'
import type { z } from 'zod'

/** Reads the form of a request. Throws 400 for an invalid body, which is not a fault of the shop. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw data(null, { status: 400 })
  }
}

/** The field names of conform's own instructions. */
const INSTRUCTIONS = ['__intent__', '__state__']

/** Parses a form with its schema. It may contain conform's form instructions: throws 400 if these cannot be parsed. */
export function parseForm<Schema extends z.ZodType>(form: FormData, schema: Schema) {
  try {
    return parseWithZod(form, { schema })
  } catch (fault) {
    if (INSTRUCTIONS.some((name) => form.has(name))) throw data(null, { status: 400 })
    throw fault
  }
}
