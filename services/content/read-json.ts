import type { Context } from 'hono'
import { isNestedTooDeeply } from '#services/kernel/json-nesting.ts'

/** Reads a request body. Returns null if it is not JSON or is nested more deeply than any document. */
export async function readJson(context: Context): Promise<unknown> {
  const text = await context.req.text()
  if (isNestedTooDeeply(text)) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
