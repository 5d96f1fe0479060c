import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Page } from '#app/page/page.server.ts'
import type { PageHosted } from '#app/page/page-hosted.ts'
import type { PreviewPasses } from '#app/preview/preview.ts'
import type { Seal } from '#app/visitor/context.ts'
import type { Clients } from '#clients/clients.ts'
import type { House } from '#domain/house/house.ts'
import { acceptedEncoding } from '../http/accepted-encoding.ts'
import { type SecuritySettings, secureDocument, securityHeaders } from '../http/security-headers.ts'

/** The exports of `server/pages/storefront.ts`, which are loaded when needed so that they can be reloaded. */
export type Storefront = typeof import('./storefront.ts')

/** An uncompressed page with its headers. */
export type RenderedPage = { readonly response: Response; readonly page: Page }

/** Renders a page, and secures its document with the hashes of its own scripts. */
export async function renderPage(
  request: Request,
  {
    storefront,
    house,
    hosted = null,
    clock,
    clients,
    seal,
    passes,
    security: settings,
    onRendered,
  }: {
    storefront: Storefront
    house: House
    hosted?: PageHosted | null
    clock: () => Date
    clients: Clients
    seal: Seal
    passes: PreviewPasses
    security: SecuritySettings
    onRendered: (seconds: number) => void
  },
): Promise<RenderedPage> {
  // A HEAD request is handled like GET; the server omits the body.
  const getRequest = request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request
  const { response, document, page } = await storefront.handlePageRequest(getRequest, {
    house,
    hosted,
    clock,
    clients,
    seal,
    passes,
  })
  const security = { ...settings, isFramedByUs: page.isPreview }
  const headers = new Headers(response.headers)
  if (page.isPreview) for (const [name, value] of Object.entries(PREVIEW_HEADERS)) headers.set(name, value)
  for (const [name, value] of Object.entries(securityHeaders(security))) {
    if (!headers.has(name)) headers.set(name, value)
  }
  const { status } = response
  if (!document) return { response: new Response(response.body, { status, headers }), page }
  onRendered(document.renderSeconds)
  const { html, policy } = secureDocument(document.html, document.scriptNonce, security)
  headers.set('content-security-policy', policy)
  // As bytes, because a response would scan a string once more before encoding it.
  return { response: new Response(Buffer.from(html), { status, headers }), page }
}

/** A previewed draft is neither cached nor indexed. */
const PREVIEW_HEADERS = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' }

/** An event stream never ends, so it cannot be compressed as a whole. */
const COMPRESSIBLE = /^(text\/(?!event-stream)|application\/(json|javascript|manifest))/
const COMPRESSED_MIN_BYTES = 1_000
/** The response is for one visitor, so speed matters more than size. */
const BROTLI_QUALITY = 4

/** Compresses a response as the browser accepts. Compressed and small responses are returned unchanged. */
export async function compressResponse(request: Request, response: Response): Promise<Response> {
  const { headers } = response
  if (headers.has('content-encoding') || !COMPRESSIBLE.test(headers.get('content-type') ?? ''))
    return response
  if (!headers.get('vary')?.includes('Accept-Encoding')) headers.append('vary', 'Accept-Encoding')
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'))
  if (!encoding || response.body === null) return response
  const body = new Uint8Array(await response.arrayBuffer())
  if (body.length < COMPRESSED_MIN_BYTES) return new Response(body, { status: response.status, headers })
  const compressedHeaders = new Headers(headers)
  compressedHeaders.set('content-encoding', encoding)
  // This is the uncompressed length: a browser would wait for the missing bytes.
  compressedHeaders.delete('content-length')
  const bytes =
    encoding === 'br'
      ? await promisify(brotliCompress)(body, {
          params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
        })
      : await promisify(gzip)(body)
  return new Response(bytes, { status: response.status, headers: compressedHeaders })
}
