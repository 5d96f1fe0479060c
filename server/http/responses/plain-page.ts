import type { Context } from 'hono'
import type { House } from '#domain/house/house.ts'
import type { HouseLook } from '#domain/house/look.ts'
import { type Language, localePath, splitLocalePath } from '#domain/market/locale.ts'
import de from '#messages/de.json'
import en from '#messages/en.json'
import es from '#messages/es.json'
import fr from '#messages/fr.json'
import it from '#messages/it.json'
import type { HttpEnvironment } from '../bindings.ts'
import { type SecuritySettings, secureDocument } from '../security-headers.ts'

const MESSAGES: Readonly<Record<Language, Pick<typeof en, 'errors'>>> = { de, en, es, fr, it }

const renderStyle = ({
  colors,
  families,
}: HouseLook) => `body{margin:0;background:${colors.page};color:${colors.ink};font:1rem/1.6 system-ui,sans-serif}
main{max-width:34rem;margin:18vh auto;padding:0 1.5rem}
p:first-child{font:1.75rem ${families.display}}
h1{font:inherit}
a{display:inline-block;padding:.25rem 0;color:inherit}`

const RESPONSES = {
  'too-many-requests': { status: 429, text: 'Too many requests.' },
  'shop-unavailable': { status: 503, text: 'Service Unavailable' },
  'server-failed': { status: 500, text: 'Internal Server Error' },
} as const

export type PlainPageOptions = { security: SecuritySettings; house: Pick<House, 'name' | 'look'> }

/** A response that does not need the storefront: a page for browsers, a line of text for programs. */
export function respondWithPlainPage(
  context: Context<HttpEnvironment>,
  code: keyof typeof RESPONSES,
  { security, house }: PlainPageOptions,
  extraHeaders: Readonly<Record<string, string>> = {},
): Response {
  const { status, text } = RESPONSES[code]
  const headers = { ...extraHeaders, 'cache-control': 'no-store' }
  const { accept = '' } = context.req.header()
  if (!accept.includes('text/html')) return context.text(text, status, headers)
  const { html, policy } = secureDocument(plainPage(context.req.path, { code, house }), null, security)
  return context.html(html, status, { ...headers, 'content-security-policy': policy })
}

/**
 * A minimal page in the language of the URL, for rate-limited visitors, and if the storefront or the database fails. It
 * links to the home page (Spec §8).
 */
function plainPage(
  path: string,
  { code, house }: { code: keyof typeof RESPONSES; house: PlainPageOptions['house'] },
): string {
  const name = escapeHtml(house.name)
  const { locale } = splitLocalePath(path)
  const { page, home } = MESSAGES[locale.language].errors
  return `<!doctype html>
<html lang="${locale.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${page[code]} | ${name}</title><style>${renderStyle(house.look)}</style></head>
<body><main><p>${name}</p><h1>${page[code]}</h1><p><a href="${localePath(locale, '/')}">${home}</a></p></main></body>
</html>
`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
