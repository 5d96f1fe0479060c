import type { z } from 'zod'
import type { Seal } from '#app/visitor/context.ts'

/** Returns null if the text was not sealed by the shop, or does not match the schema. */
export function openSealed<Schema extends z.ZodType>(
  { open }: Pick<Seal, 'open'>,
  sealed: string | null,
  schema: Schema,
): z.infer<Schema> | null {
  const text = sealed ? open(sealed) : null
  if (text === null) return null
  const read = schema.safeParse(parsed(text))
  return read.success ? read.data : null
}

/** Other sealed texts are not always JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
