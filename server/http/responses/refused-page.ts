import type { Context } from 'hono'
import { refusedPath } from '#app/page/refused-path.ts'
import { localePath, splitLocalePath } from '#domain/market/locale.ts'
import type { HttpEnvironment, PageResponse } from '../bindings.ts'
import { type PlainPageOptions, respondWithPlainPage } from './plain-page.ts'

export type RefusalOptions = PlainPageOptions & {
  publicOrigin: string
  handlePage(request: Request): Promise<PageResponse>
}

/** In bytes: the fields of a larger form are not repeated. */
const REPEATED_BYTES_MAX = 65_536

/**
 * 429 after too many requests: for browsers a page of the shop, in the language of the URL, that says when to try
 * again. It comes from the page cache, so a flood of refusals renders nothing. The page repeats the fields of a form,
 * so that it can be sent again. Programs get a line of text.
 */
export async function respondWithRefusal(
  context: Context<HttpEnvironment>,
  waitSeconds: number,
  options: RefusalOptions,
): Promise<Response> {
  const given = { 'retry-after': String(waitSeconds) }
  const { raw, path } = context.req
  const plain = () => respondWithPlainPage(context, 'too-many-requests', options, given)
  if (!raw.headers.get('accept')?.includes('text/html')) return plain()
  const fields = await renderHiddenFields(raw)
  const { locale } = splitLocalePath(path)
  const kind = fields !== null ? 'form' : raw.method === 'GET' || raw.method === 'HEAD' ? 'page' : 'change'
  const url = options.publicOrigin + localePath(locale, refusedPath(waitSeconds, kind))
  const page = await options.handlePage(new Request(url, { headers: { accept: '*/*' } })).catch(() => null)
  if (page?.response.status !== 200) return plain()
  const headers = new Headers(page.response.headers)
  for (const name of ['etag', 'age', 'vary', 'x-cache', 'content-length']) headers.delete(name)
  headers.set('cache-control', 'no-store')
  headers.set('retry-after', given['retry-after'])
  const html = await page.response.text()
  return new Response(fields === null ? html : html.replace(FIELDS_PLACEHOLDER, () => fields), {
    status: 429,
    headers,
  })
}

/** The placeholder for the form's fields (`app/routes/refused.tsx`). */
const FIELDS_PLACEHOLDER = '<!--fields-->'

/** Renders a form as hidden fields; null for other requests, files, large forms, and forms with a password. */
async function renderHiddenFields(request: Request): Promise<string | null> {
  const { headers, method } = request
  const isForm = headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false
  const bytes = Number(headers.get('content-length') ?? Number.POSITIVE_INFINITY)
  if (method !== 'POST' || !isForm || bytes > REPEATED_BYTES_MAX) return null
  const fields = [...new URLSearchParams(await request.text())]
  if (fields.some(([name]) => /password/i.test(name))) return null
  return fields
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('')
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
