import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Context } from 'hono'
import type { z } from 'zod'
import { isNestedTooDeeply } from '#services/kernel/json-nesting.ts'
import { badRequest, WireError } from '../wire-error.ts'

/** The maximum size of a body, also after decompression. */
export const BODY_MAX_BYTES = 33_554_432

const unzip = promisify(gunzip)

/**
 * Parses the JSON body of a request, gzipped or not, whatever its content type (browsers send it as plain text).
 * Refuses with 413 a body that is longer than `maxBytes`.
 */
export async function readBody<Body>(
  context: Context,
  schema: z.ZodType<Body>,
  maxBytes = BODY_MAX_BYTES,
): Promise<Body> {
  const isZipped = context.req.header('content-encoding') === 'gzip'
  const text = isZipped ? await readZipped(context, maxBytes) : await context.req.text()
  if (Buffer.byteLength(text) > maxBytes) throw tooLargeError()
  const parsed = schema.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw badRequest(`invalid ${issue?.path.join('.') || 'request body'}: ${issue?.message ?? ''}`)
}

export function tooLargeError(): WireError {
  return new WireError(413, 'Record quota or request size exceeded')
}

async function readZipped(context: Context, maxOutputLength: number): Promise<string> {
  try {
    const plain = await unzip(await context.req.arrayBuffer(), { maxOutputLength })
    return plain.toString('utf8')
  } catch {
    throw badRequest('The request body is not valid gzip, or too large')
  }
}

function parseJson(text: string): unknown {
  if (text === '') return {}
  if (isNestedTooDeeply(text)) throw badRequest('The request body is nested too deeply')
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest('The request body is not valid JSON')
  }
}
