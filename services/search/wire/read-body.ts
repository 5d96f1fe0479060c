import type { Context } from 'hono'
import type { z } from 'zod'
import { badRequest } from '../wire-error.ts'

/** The JSON of a request, whatever its content type says: browsers send it as plain text. */
export async function readBody<Body>(context: Context, schema: z.ZodType<Body>): Promise<Body> {
  const text = await context.req.text()
  const parsed = schema.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw badRequest(`invalid ${issue?.path.join('.') || 'request body'}: ${issue?.message ?? ''}`)
}

function parseJson(text: string): unknown {
  if (text === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest('The request body is not valid JSON')
  }
}
