import { z } from 'zod'
import type { Locale } from '#domain/market/locale.ts'
import { ok, type Result } from '#domain/result.ts'
import type { ContentReader } from '../reading/content-reader.ts'
import { optionalText, pageUrl, parseValidItems } from '../reading/content-shapes.ts'
import { PAGE_URL, PUBLISHED, text, VISIBLE_HERE } from '../reading/groq.ts'

/** Products and artisans have their own indexes. */
const FINDABLE_TYPES = ['collection', 'magazine', 'tradeProgram', 'landing', 'legalPage', 'about'] as const
export type FindableType = (typeof FINDABLE_TYPES)[number]

/** `url` is without the locale. */
export type FindablePage = {
  readonly type: FindableType
  readonly title: string
  readonly url: string
  /** Set for a legal page: `shipping-and-returns`. */
  readonly topic: string | null
  readonly isOffice: boolean
  /** Further searchable text, such as an abstract. */
  readonly about: readonly string[]
}

/** The maximum number of pages in a search. */
const READ_CAP = 1000

/** Reads the pages in the order in which equally good matches are shown. */
export async function readFindablePages(
  { read, report }: ContentReader,
  { locale, isPreview = false }: { locale: Locale; isPreview?: boolean },
): Promise<Result<FindablePage[], 'content-unavailable'>> {
  const params = { language: locale.language, country: locale.country, types: FINDABLE_TYPES }
  const schema = z.array(z.unknown())
  const result = await read({ what: 'findable-pages', query: PAGES, params, schema, isPreview })
  return result.ok ? ok(parseValidItems(findablePage, result.value, 'findable pages', report)) : result
}

const PAGES = `*[_type in $types && private != true && ${VISIBLE_HERE} && ${PUBLISHED}]
  | order(position asc, publishingDate desc, _id asc)[0...${READ_CAP}]{
    "type": _type, "title": ${text('title')}, "url": ${PAGE_URL}, topic, "isOffice": defined(office),
    "about": [${text('intro')}, ${text('abstract')}]
  }`

const findablePage: z.ZodType<FindablePage> = z.object({
  type: z.enum(FINDABLE_TYPES),
  title: z.string().min(1),
  url: pageUrl,
  topic: z
    .string()
    .nullish()
    .transform((topic) => topic ?? null),
  isOffice: z.boolean(),
  about: z.array(optionalText).transform((texts) => texts.filter((part) => part !== null)),
})
