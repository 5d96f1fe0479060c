import { z } from 'zod'
import type { CountryLimits } from '#domain/content/country-visibility.ts'
import type { LocalizedText } from '#domain/market/language.ts'
import { ok, type Result } from '#domain/result.ts'
import type { ContentReader } from '../../reading/content-reader.ts'
import { allLanguages, countryLimits, parseValidItems } from '../../reading/content-shapes.ts'
import { IMAGE, SHOWN_IN } from '../../reading/groq.ts'

/** A published workshop in all languages and for all countries, for its search records. */
export type ArtisanDocument = {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly isPremiumPlus: boolean
  readonly town: string
  readonly region: LocalizedText
  readonly craft: LocalizedText | null
  readonly technique: LocalizedText | null
  readonly intro: LocalizedText | null
  readonly picture: {
    readonly url: string
    readonly width: number
    readonly height: number
    readonly alt: LocalizedText | null
  } | null
  /** ISO 8601. */
  readonly addedAt: string
  /** The curated order, ascending; null comes last. */
  readonly position: number | null
  /** Null if shown in all countries. */
  readonly shownIn: CountryLimits | null
}

/** Small enough to let other requests run in between. */
const BATCH = 200

/** Reads a batch, sorted by id. `after` is the `next` of the previous batch; null for the first. */
export async function readArtisanDocuments(
  { read, report }: ContentReader,
  { after }: { after: string | null },
): Promise<Result<{ artisans: ArtisanDocument[]; next: string | null }, 'content-unavailable'>> {
  const params = { after: after ?? '' }
  const what = 'artisan-documents'
  const result = await read({ what, query: DOCUMENTS, params, schema: batch, isPreview: false })
  if (!result.ok) return result
  const isLast = result.value.length < BATCH
  return ok({
    artisans: parseValidItems(artisanDocument, result.value, what, report),
    next: isLast ? null : (result.value.at(-1)?.id ?? null),
  })
}

export async function findArtisanDocuments(
  { read, report }: ContentReader,
  { ids }: { ids: readonly string[] },
): Promise<Result<ArtisanDocument[], 'content-unavailable'>> {
  const what = 'some-artisan-documents'
  const result = await read({ what, query: BY_ID, params: { ids }, schema: batch, isPreview: false })
  return result.ok ? ok(parseValidItems(artisanDocument, result.value, what, report)) : result
}

const ATTRIBUTES = `
  "id": _id, name, "slug": slug.current, "isPremiumPlus": lower(plan) == "plus",
  "town": place.town, "region": place.region, craft, technique, intro,
  "picture": portrait{ ${IMAGE}, alt }, "addedAt": _createdAt, position, ${SHOWN_IN}`

const DOCUMENTS = `*[_type == "artisan" && _id > $after] | order(_id asc)[0...${BATCH}]{ ${ATTRIBUTES} }`

const BY_ID = `*[_type == "artisan" && _id in $ids]{ ${ATTRIBUTES} }`

const batch = z.array(z.looseObject({ id: z.string() }))

/** Null if the editor left it empty. */
const optionalTranslations = allLanguages.nullable().catch(null)

const artisanDocument: z.ZodType<ArtisanDocument> = z.object({
  id: z.string(),
  name: z.string().min(1),
  slug: z.string().min(1),
  isPremiumPlus: z.boolean(),
  town: z.string().min(1),
  region: allLanguages,
  craft: optionalTranslations,
  technique: optionalTranslations,
  intro: optionalTranslations,
  picture: z
    .object({
      url: z.string().min(1),
      width: z.int().positive(),
      height: z.int().positive(),
      alt: optionalTranslations,
    })
    .nullable()
    .catch(null),
  addedAt: z.iso.datetime({ offset: true }),
  position: z.number().nullable().catch(null),
  shownIn: countryLimits,
})
