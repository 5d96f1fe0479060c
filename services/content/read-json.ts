import type { Context } from 'hono'
import { nestsTooDeep } from '#services/kernel/json-nesting.ts'

/** The body of a request; null if it is not JSON, or nests deeper than any document. */
export async function readJson(context: Context): Promise<unknown> {
  const text = await context.req.text()
  if (nestsTooDeep(text)) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
