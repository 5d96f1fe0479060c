import { z } from 'zod'
import { type CalendarDate, isCalendarDate } from '#domain/calendar/calendar-date.ts'
import type { CountryLimits } from '#domain/content/country-visibility.ts'
import type { Locale } from '#domain/market/locale.ts'
import { ok, type Result } from '#domain/result.ts'
import { type RichText, richText } from '../blocks/rich-text.ts'
import type { ContentReader } from '../reading/content-reader.ts'
import {
  type ContentLink,
  contentLink,
  countryLimits,
  type PageMeta,
  pageMeta,
  parseValidItems,
} from '../reading/content-shapes.ts'
import {
  HAS_SLUG,
  META,
  OWN_SLUG_FIRST,
  PAGE_URL,
  SHOWN_IN,
  SLUGS,
  text,
  VISIBLE_HERE,
} from '../reading/groq.ts'
import { type PagePaths, pageSlugs, pathInAllLanguages, pathsUnder } from './page-slugs.ts'

export const LEGAL_TOPICS = [
  ...(['privacy', 'terms-of-sale', 'trade-terms', 'cookie-policy', 'ordering'] as const),
  ...(['shipping-and-returns', 'contact'] as const),
] as const
export type LegalTopic = (typeof LEGAL_TOPICS)[number]

export type LegalPage = {
  readonly topic: LegalTopic
  readonly title: string
  readonly content: RichText
  readonly effectiveDate: CalendarDate
  /** Whether it is the shop's sample text, which the house's own counsel has to replace. */
  readonly isSample: boolean
  readonly meta: PageMeta
  /** Null if shown in all countries. */
  readonly shownIn: CountryLimits | null
  readonly paths: PagePaths
  /** Links to all legal pages, including this one. */
  readonly area: readonly ContentLink[]
}

/** Spec §2: the trade terms have their own path. */
export const TRADE_TERMS_PATH = '/terms-conditions-trade'

/** By slug in any language, or by topic. */
export type LegalPageRequest = { readonly slug: string } | { readonly topic: LegalTopic }

/** Null if there is no such page. */
export async function readLegalPage(
  { read, report }: ContentReader,
  { locale, isPreview = false, ...requested }: LegalPageRequest & { locale: Locale; isPreview?: boolean },
): Promise<Result<LegalPage | null, 'content-unavailable'>> {
  const names =
    'slug' in requested ? { slug: requested.slug, topic: null } : { slug: null, topic: requested.topic }
  const params = { ...names, language: locale.language, country: locale.country }
  const result = await read({ what: 'legal-page', query: LEGAL_PAGE, params, schema: legalArea, isPreview })
  if (!result.ok) return result
  if (result.value.page === null) return ok(null)
  const { slugs, ...page } = result.value.page
  const paths =
    page.topic === 'trade-terms' ? pathInAllLanguages(TRADE_TERMS_PATH) : pathsUnder('/legal', slugs)
  return ok({ ...page, paths, area: parseValidItems(contentLink, result.value.area, 'legal area', report) })
}

const LEGAL_PAGE = `{
  "page": *[_type == "legalPage" && (topic == $topic || ${HAS_SLUG}) && ${VISIBLE_HERE}] | ${OWN_SLUG_FIRST}[0]{
    topic, "title": ${text('title')}, "content": ${text('content')}, effectiveDate,
    "isSample": isSample == true, "meta": ${META}, "slugs": ${SLUGS}, ${SHOWN_IN}
  },
  "area": *[_type == "legalPage" && ${VISIBLE_HERE}] | order(position asc, _id asc){
    "label": ${text('title')}, "url": ${PAGE_URL}
  }
}`

const legalPage = z.object({
  topic: z.enum(LEGAL_TOPICS),
  title: z.string().min(1),
  content: richText,
  effectiveDate: z.string().refine(isCalendarDate),
  isSample: z.boolean(),
  meta: pageMeta,
  slugs: pageSlugs,
  shownIn: countryLimits,
})

const legalArea = z.object({ page: legalPage.nullable(), area: z.array(z.unknown()) })
