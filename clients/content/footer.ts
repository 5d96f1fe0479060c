import { z } from 'zod'
import type { Language } from '#domain/market/language.ts'
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
  /** Links below the columns. */
  readonly legal: readonly ContentLink[]
  /** Whether the country has a page of the Trade Program. */
  readonly hasTradeProgram: boolean
  /** In the requested language; null if the country has none. */
  readonly privacyPath: string | null
}

/** Omits invalid links and empty columns. */
export function toFooter(
  { columns, note, legal, hasTradeProgram, privacy }: z.infer<typeof footerDocument>,
  language: Language,
  report: ContentReader['report'],
): Footer {
  const validColumns = parseValidItems(footerColumn, columns, 'footer', report).map((column) => ({
    ...column,
    links: parseValidItems(contentLink, column.links, `footer ${column.title}`, report),
  }))
  return {
    columns: validColumns.filter((column) => column.links.length > 0),
    note,
    legal: parseValidItems(contentLink, legal, 'footer, legal', report),
    hasTradeProgram,
    privacyPath: privacy && pathsUnder('/legal', privacy)[language],
  }
}

export const FOOTER = `*[_type == "footer"][0]{
  "note": ${text('note')}, "legal": legal[${VISIBLE_HERE}]${LINK},
  "columns": columns[]{ "key": _key, "title": ${text('title')}, "links": links[${VISIBLE_HERE}]${LINK} },
  "privacy": *[_type == "legalPage" && topic == "privacy" && ${VISIBLE_HERE}][0]${SLUGS},
  "hasTradeProgram": count(*[_type == "tradeProgram" && ${VISIBLE_HERE}]) > 0
}`

const list = z.array(z.unknown()).nullish()
export const footerDocument = z.object({
  note: optionalText,
  columns: list,
  legal: list,
  hasTradeProgram: z.boolean(),
  privacy: pageSlugs.nullable().catch(null),
})

const footerColumn = z.object({
  key: z.string(),
  title: z.string().min(1),
  links: z.array(z.unknown()).nullish(),
})
