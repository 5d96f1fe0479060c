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
  const result = schema.safeParse(parseJson(text))
  return result.success ? result.data : null
}

/** Returns null for text that is not JSON, such as something else that the shop has sealed. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
