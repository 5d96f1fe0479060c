import { z } from 'zod'
import type { Locale } from '#domain/market/locale.ts'
import type { Picture } from '#domain/product/product.ts'
import type { Result } from '#domain/result.ts'
import type { Audience } from '#domain/visitor/segments.ts'
import type { ContentReader } from './reading/content-reader.ts'
import { optionalPicture } from './reading/content-shapes.ts'
import { PICTURE, text, VISIBLE_HERE } from './reading/groq.ts'

export type SignUpLayer = {
  readonly title: string
  readonly subtitle: string
  readonly buttonCtaLabel: string
  readonly image: Picture | null
  readonly thankYouTitle: string
  readonly thankYouSubtitle: string
  readonly thankYouBtn: string
}

/**
 * Spec §7: the layer for one of the visitor's audiences first, then one dedicated to the country, then the most
 * recently updated.
 */
export function readSignUpLayer(
  { read }: ContentReader,
  {
    locale: { language, country },
    segments,
    isPreview = false,
  }: { locale: Locale; segments: readonly Audience[]; isPreview?: boolean },
): Promise<Result<SignUpLayer | null, 'content-unavailable'>> {
  const params = { language, country, segments }
  return read({ what: 'newsletter-layer', query: LAYER, params, schema: signUpLayer, isPreview })
}

const TEXTS = [
  ...['title', 'subtitle', 'buttonCtaLabel'],
  ...['thankYouTitle', 'thankYouSubtitle', 'thankYouBtn'],
].map((name) => `"${name}": ${text(name)}`)

const LAYER = `*[_type == "newsletterSignUpLayer" && ${VISIBLE_HERE} && (!defined(audience) || audience in $segments)]
  | order(select(defined(audience) => 0, 1) asc, select(count(dedicatedCountries) > 0 => 0, 1) asc, _updatedAt desc)[0]{
    ${TEXTS.join(', ')}, "image": image${PICTURE}
  }`

const words = z.string().min(1)
const signUpLayer = z
  .object({
    title: words,
    subtitle: words,
    buttonCtaLabel: words,
    image: optionalPicture,
    thankYouTitle: words,
    thankYouSubtitle: words,
    thankYouBtn: words,
  })
  .nullable()
