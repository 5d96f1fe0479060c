import { z } from 'zod'
import type { CountryLimits } from '#domain/content/country-visibility.ts'
import { type CountryCode, isCountryCode } from '#domain/market/country-codes.ts'
import type { Locale } from '#domain/market/locale.ts'
import type { Picture } from '#domain/product/product.ts'
import { ok, type Result } from '#domain/result.ts'
import type { ContentBlock } from '../blocks/blocks.ts'
import { BLOCKS } from '../blocks/blocks-query.ts'
import { readBlocks } from '../blocks/read-blocks.ts'
import type { ContentReader } from '../reading/content-reader.ts'
import {
  countryLimits,
  optionalPicture,
  optionalText,
  type PageMeta,
  pageMeta,
} from '../reading/content-shapes.ts'
import {
  HAS_SLUG,
  META,
  OWN_SLUG_FIRST,
  PICTURE,
  SHOWN_IN,
  SLUGS,
  text,
  VISIBLE_HERE,
} from '../reading/groq.ts'
import { type Timetable, timetable } from '../timetable.ts'
import { type PagePaths, pageSlugs, pathsUnder } from './page-slugs.ts'

export type Landing = {
  readonly title: string
  readonly abstract: string | null
  readonly picture: Picture | null
  readonly office: OfficeDetails | null
  readonly rows: readonly ContentBlock[]
  readonly meta: PageMeta
  /** Null if shown in all countries. */
  readonly shownIn: CountryLimits | null
  readonly paths: PagePaths
}

/** The office's phone number is that of `contactCountry`. */
export type OfficeDetails = {
  readonly city: string
  readonly role: string | null
  readonly addressLines: readonly string[]
  readonly country: CountryCode
  readonly directions: string | null
  readonly location: { readonly lat: number; readonly lng: number } | null
  readonly mapUrl: string | null
  readonly contactCountry: CountryCode
  readonly hours: Timetable
  readonly hoursNote: string | null
}

export async function readLanding(
  { read, report }: ContentReader,
  { slug, locale, isPreview = false }: { slug: string; locale: Locale; isPreview?: boolean },
): Promise<Result<Landing | null, 'content-unavailable'>> {
  const params = { slug, language: locale.language, country: locale.country }
  const result = await read({ what: 'landing', query: LANDING, params, schema: landing, isPreview })
  if (!result.ok || !result.value) return result.ok ? ok(null) : result
  const { slugs, rows, office, ...page } = result.value
  const what = `landing ${slugs.en}`
  const facts = officeFacts.nullish().safeParse(office)
  if (!facts.success) report({ kind: 'content-broken', what, details: z.prettifyError(facts.error) })
  return ok({
    ...page,
    office: facts.data ?? null,
    rows: readBlocks(rows, what, report, isPreview),
    paths: pathsUnder('/landing', slugs),
  })
}

const LANDING = `*[_type == "landing" && ${HAS_SLUG} && ${VISIBLE_HERE}] | ${OWN_SLUG_FIRST}[0]{
  "title": ${text('title')}, "abstract": ${text('abstract')}, "picture": previewImage${PICTURE},
  "office": office{
    "city": ${text('city')}, "role": ${text('role')}, "addressLines": address.lines, "country": address.country,
    "directions": ${text('directions')}, location, mapUrl, contactCountry, hours, "hoursNote": ${text('hoursNote')}
  },
  "rows": rows${BLOCKS}, "meta": ${META}, "slugs": ${SLUGS}, ${SHOWN_IN}
}`

const landing = z
  .object({
    title: z.string().min(1),
    abstract: optionalText,
    picture: optionalPicture,
    office: z.unknown(),
    rows: z.array(z.unknown()).nullish(),
    meta: pageMeta,
    slugs: pageSlugs,
    shownIn: countryLimits,
  })
  .nullable()

const countryCode = z.string().refine(isCountryCode)

const officeFacts = z.object({
  city: z.string().min(1),
  role: optionalText,
  addressLines: z.array(z.string().min(1)).min(1),
  country: countryCode,
  directions: optionalText,
  location: z.object({ lat: z.number(), lng: z.number() }).nullable().catch(null),
  mapUrl: z
    .url({ protocol: /^https$/ })
    .nullable()
    .catch(null),
  contactCountry: countryCode,
  hours: timetable,
  hoursNote: optionalText,
}) satisfies z.ZodType<OfficeDetails>
