import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Context } from 'hono'
import type { z } from 'zod'
import { badRequest } from '../wire-error.ts'

/** So much may come out of a compressed body, as of a plain one. */
export const BODY_MAX_BYTES = 33_554_432

const unzip = promisify(gunzip)

/** The JSON of a request, whatever its content type says (browsers send it as plain text), gzip or not. */
export async function readBody<Body>(context: Context, schema: z.ZodType<Body>): Promise<Body> {
  const isZipped = context.req.header('content-encoding') === 'gzip'
  const text = isZipped ? await readZipped(context) : await context.req.text()
  const parsed = schema.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw badRequest(`invalid ${issue?.path.join('.') || 'request body'}: ${issue?.message ?? ''}`)
}

async function readZipped(context: Context): Promise<string> {
  try {
    const plain = await unzip(await context.req.arrayBuffer(), { maxOutputLength: BODY_MAX_BYTES })
    return plain.toString('utf8')
  } catch {
    throw badRequest('The request body is not valid gzip, or too large')
  }
}

function parseJson(text: string): unknown {
  if (text === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest('The request body is not valid JSON')
  }
}
