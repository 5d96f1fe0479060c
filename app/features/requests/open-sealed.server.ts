import type { z } from 'zod'
import type { Seal } from '#app/visitor/context.ts'

/** The value that was sealed as JSON; null if it was not sealed by us, or is another kind of value. */
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

/** Other texts are sealed too, and not all of them are JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
