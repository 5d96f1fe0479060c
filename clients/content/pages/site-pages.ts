import { z } from 'zod'
import type { Locale } from '#domain/market/locale.ts'
import { ok, type Result } from '#domain/result.ts'
import type { ContentReader } from '../reading/content-reader.ts'
import { pageUrl, parseValidItems } from '../reading/content-shapes.ts'
import { PAGE_URL, PUBLISHED, text, VISIBLE_HERE } from '../reading/groq.ts'

export const SITE_PAGE_TYPES = [
  ...(['artisan', 'collection', 'landing', 'postType', 'magazine', 'legalPage', 'about'] as const),
  'tradeProgram',
] as const
export type SitePageType = (typeof SITE_PAGE_TYPES)[number]

export type SitePage = {
  readonly type: SitePageType
  readonly title: string
  readonly url: string
  /** Whether it is an office's landing page. */
  readonly isOffice: boolean
}

export async function readSitePages(
  { read, report }: ContentReader,
  { locale, isPreview = false }: { locale: Locale; isPreview?: boolean },
): Promise<Result<SitePage[], 'content-unavailable'>> {
  const params = { language: locale.language, country: locale.country, types: SITE_PAGE_TYPES }
  const schema = z.array(z.unknown())
  const result = await read({ what: 'site-pages', query: SITE_PAGES, params, schema, isPreview })
  return result.ok ? ok(parseValidItems(sitePage, result.value, 'site pages', report)) : result
}

const SITE_PAGES = `*[_type in $types && private != true && ${VISIBLE_HERE} && ${PUBLISHED}]
  | order(position asc, publishingDate desc, _id asc){
    "type": _type, "title": coalesce(name, ${text('title')}), "url": ${PAGE_URL}, "isOffice": defined(office)
  }`

const sitePage: z.ZodType<SitePage> = z.object({
  type: z.enum(SITE_PAGE_TYPES),
  title: z.string().min(1),
  url: pageUrl,
  isOffice: z.boolean(),
})
