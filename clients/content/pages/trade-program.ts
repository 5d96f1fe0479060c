import { z } from 'zod'
import type { CountryLimits } from '#domain/content/country-visibility.ts'
import type { Locale } from '#domain/market/locale.ts'
import type { Picture } from '#domain/product/product.ts'
import { ok, type Result } from '#domain/result.ts'
import type { ContentReader } from '../reading/content-reader.ts'
import {
  countryLimits,
  optionalPicture,
  optionalText,
  type PageMeta,
  pageMeta,
  parseValidItems,
} from '../reading/content-shapes.ts'
import { META, PICTURE, SHOWN_IN, text, VISIBLE_HERE } from '../reading/groq.ts'

export const TRADE_PROGRAM_PATH = '/trade'

/** A heading with points, each of which has its own title. */
export type TradeSection = {
  readonly title: string
  readonly points: readonly { readonly key: string; readonly title: string; readonly text: string }[]
}

/** Spec §2. A section without valid points is null. */
export type TradeProgram = {
  readonly title: string
  readonly abstract: string | null
  readonly picture: Picture | null
  /** The label of the link to the application. */
  readonly action: string
  readonly benefits: TradeSection | null
  readonly steps: TradeSection | null
  readonly audience: (TradeSection & { readonly picture: Picture | null }) | null
  readonly questions: TradeSection | null
  readonly closing: string | null
  readonly meta: PageMeta
  /** Null if shown in all countries. */
  readonly shownIn: CountryLimits | null
}

/** Null if the country has none. */
export async function readTradeProgram(
  { read, report }: ContentReader,
  { locale, isPreview = false }: { locale: Locale; isPreview?: boolean },
): Promise<Result<TradeProgram | null, 'content-unavailable'>> {
  const params = { language: locale.language, country: locale.country }
  const result = await read({ what: 'trade-program', query: PROGRAM, params, schema: program, isPreview })
  if (!result.ok || !result.value) return result.ok ? ok(null) : result
  const { benefits, steps, audience, questions, ...page } = result.value
  const toSection = (found: z.infer<typeof section>, name: string): TradeSection | null => {
    const points = parseValidItems(point, found?.points, `trade-program, ${name}`, report)
    return found && points.length > 0 ? { title: found.title, points } : null
  }
  const audienceSection = toSection(audience, 'audience')
  return ok({
    ...page,
    benefits: toSection(benefits, 'benefits'),
    steps: toSection(steps, 'steps'),
    audience: audienceSection && { ...audienceSection, picture: audience?.picture ?? null },
    questions: toSection(questions, 'questions'),
  })
}

const TITLED = `"title": ${text('title')}`
const SECTION = `{ ${TITLED}, "picture": image${PICTURE},
  "points": points[]{ "key": _key, ${TITLED}, "text": ${text('text')} } }`

const PROGRAM = `*[_type == "tradeProgram" && ${VISIBLE_HERE}][0]{
  ${TITLED}, "abstract": ${text('abstract')}, "picture": previewImage${PICTURE}, "action": ${text('action')},
  "benefits": benefits${SECTION}, "steps": steps${SECTION}, "audience": audience${SECTION},
  "questions": questions${SECTION}, "closing": ${text('closing')}, "meta": ${META}, ${SHOWN_IN}
}`

const words = z.string().trim().min(1)
const point = z.object({ key: z.string(), title: words, text: words })
const section = z
  .object({ title: words, picture: optionalPicture, points: z.array(z.unknown()).nullish() })
  .nullable()
  .catch(null)

const program = z
  .object({
    title: words,
    abstract: optionalText,
    picture: optionalPicture,
    action: words,
    benefits: section,
    steps: section,
    audience: section,
    questions: section,
    closing: optionalText,
    meta: pageMeta,
    shownIn: countryLimits,
  })
  .nullable()
