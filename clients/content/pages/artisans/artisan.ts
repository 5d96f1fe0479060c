import { z } from 'zod'
import type { CountryLimits } from '#domain/content/country-visibility.ts'
import type { Locale } from '#domain/market/locale.ts'
import type { Picture } from '#domain/product/product.ts'
import { ok, type Result } from '#domain/result.ts'
import { quote } from '../../blocks/block-schema.ts'
import type { Quote } from '../../blocks/blocks.ts'
import { QUOTE } from '../../blocks/blocks-query.ts'
import { type RichText, richText } from '../../blocks/rich-text.ts'
import type { ContentReader } from '../../reading/content-reader.ts'
import {
  countryLimits,
  optionalPicture,
  optionalText,
  parseValidItems,
} from '../../reading/content-shapes.ts'
import { PICTURE, SHOWN_IN, text, VISIBLE_HERE } from '../../reading/groq.ts'

export type ArtisanSummary = {
  readonly name: string
  /** The same in all languages: its page is `/artisans/{slug}`. */
  readonly slug: string
  readonly town: string
  readonly region: string
  readonly technique: string | null
  readonly intro: string | null
  readonly picture: Picture | null
  /** The date by which lists are sorted (Spec §4). */
  readonly addedAt: string
}

export type Artisan = ArtisanSummary & {
  /** The year in which the workshop was founded. */
  readonly founded: number | null
  readonly story: RichText | null
  readonly quote: Quote | null
  /** Null if shown in all countries. */
  readonly shownIn: CountryLimits | null
}

type ArtisansRequest = { locale: Locale; isPreview?: boolean }

/** Reads the artisans visible in a country, in the curated order. */
export async function readArtisans(
  { read, report }: ContentReader,
  { locale, isPreview = false }: ArtisansRequest,
): Promise<Result<ArtisanSummary[], 'content-unavailable'>> {
  const params = { language: locale.language, country: locale.country }
  const schema = z.array(z.unknown())
  const result = await read({ what: 'artisans', query: ARTISANS, params, schema, isPreview })
  return result.ok ? ok(parseValidItems(artisanSummary, result.value, 'artisans', report)) : result
}

export function readArtisan(
  { read }: ContentReader,
  { slug, locale, isPreview = false }: ArtisansRequest & { slug: string },
): Promise<Result<Artisan | null, 'content-unavailable'>> {
  const params = { slug, language: locale.language, country: locale.country }
  return read({ what: 'artisan', query: ARTISAN, params, schema: artisan.nullable(), isPreview })
}

const SUMMARY = `name, "slug": slug.current, "town": place.town,
  "region": ${text('place.region')}, "technique": ${text('technique')}, "intro": ${text('intro')},
  "picture": portrait${PICTURE}, "addedAt": _createdAt`

const ARTISANS = `*[_type == "artisan" && ${VISIBLE_HERE}] | order(position asc, _id asc){ ${SUMMARY} }`

const ARTISAN = `*[_type == "artisan" && slug.current == $slug && ${VISIBLE_HERE}][0]{
  ${SUMMARY}, founded, "story": ${text('story')}, "quote": quote{ ${QUOTE} }, ${SHOWN_IN}
}`

const artisanSummary = z.object({
  name: z.string().min(1),
  slug: z.string().min(1),
  town: z.string().min(1),
  region: z.string().min(1),
  technique: optionalText,
  intro: optionalText,
  picture: optionalPicture,
  addedAt: z.iso.datetime({ offset: true }),
})

const artisan = artisanSummary.extend({
  founded: z.number().int().nullable().catch(null),
  story: richText.nullable().catch(null),
  quote: quote.nullable().catch(null),
  shownIn: countryLimits,
})
