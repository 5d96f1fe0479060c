import { z } from 'zod'
import type { Locale } from '#domain/market/locale.ts'
import { ok, type Result } from '#domain/result.ts'
import { pageSlugs, pathsUnder } from './pages/page-slugs.ts'
import type { ContentReader } from './reading/content-reader.ts'
import { type ContentLink, contentLink, optionalText, parseValidItems } from './reading/content-shapes.ts'
import { LINK, SLUGS, text, VISIBLE_HERE } from './reading/groq.ts'

export type Footer = {
  readonly columns: readonly {
    readonly key: string
    readonly title: string
    readonly links: readonly ContentLink[]
  }[]
  readonly note: string | null
  /** Below the columns. */
  readonly legal: readonly ContentLink[]
  /** Whether the country has a page of the Trade Program. */
  readonly hasTradeProgram: boolean
  /** In the language; null if the country has none. */
  readonly privacyPath: string | null
}

/** Null if there is none. Invalid links and empty columns are left out. */
export async function readFooter(
  { read, report }: ContentReader,
  { locale, isPreview = false }: { locale: Locale; isPreview?: boolean },
): Promise<Result<Footer | null, 'content-unavailable'>> {
  const params = { language: locale.language, country: locale.country }
  const result = await read({ what: 'footer', query: FOOTER, params, schema: footerDocument, isPreview })
  if (!result.ok || !result.value) return result.ok ? ok(null) : result
  const { columns, note, legal, hasTradeProgram, privacy } = result.value
  const whole = parseValidItems(footerColumn, columns, 'footer', report).map((column) => ({
    ...column,
    links: parseValidItems(contentLink, column.links, `footer ${column.title}`, report),
  }))
  return ok({
    columns: whole.filter((column) => column.links.length > 0),
    note,
    legal: parseValidItems(contentLink, legal, 'footer, legal', report),
    hasTradeProgram,
    privacyPath: privacy && pathsUnder('/legal', privacy)[locale.language],
  })
}

const FOOTER = `*[_type == "footer"][0]{
  "note": ${text('note')}, "legal": legal[${VISIBLE_HERE}]${LINK},
  "columns": columns[]{ "key": _key, "title": ${text('title')}, "links": links[${VISIBLE_HERE}]${LINK} },
  "privacy": *[_type == "legalPage" && topic == "privacy" && ${VISIBLE_HERE}][0]${SLUGS},
  "hasTradeProgram": count(*[_type == "tradeProgram" && ${VISIBLE_HERE}]) > 0
}`

const list = z.array(z.unknown()).nullish()
const footerDocument = z
  .object({
    note: optionalText,
    columns: list,
    legal: list,
    hasTradeProgram: z.boolean(),
    privacy: pageSlugs.nullable().catch(null),
  })
  .nullable()

const footerColumn = z.object({
  key: z.string(),
  title: z.string().min(1),
  links: z.array(z.unknown()).nullish(),
})
