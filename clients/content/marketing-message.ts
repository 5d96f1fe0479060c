import { z } from 'zod'
import type { Locale } from '#domain/market/locale.ts'
import type { Result } from '#domain/result.ts'
import type { ContentReader } from './reading/content-reader.ts'
import { optionalAddress } from './reading/content-shapes.ts'
import { LINK, text, VISIBLE_HERE } from './reading/groq.ts'

export type Audience = 'consumer' | 'trade'

/** Spec §3, marketing message: up to two lines in the strip above the header. */
export type MarketingMessage = {
  readonly id: string
  readonly text: string
  readonly link: string | null
  /** Targeted at certain countries, including this one. */
  readonly isDedicated: boolean
}

/**
 * The message to show. Spec §6: trade clients see a trade-only message if there is one, otherwise the general
 * one. Spec §7: country-dedicated first, then the most recently updated.
 */
export function readMarketingMessage(
  { read }: ContentReader,
  { locale, audience, isPreview = false }: { locale: Locale; audience: Audience; isPreview?: boolean },
): Promise<Result<MarketingMessage | null, 'content-unavailable'>> {
  const { language, country } = locale
  const params = { language, country, isTrade: audience === 'trade' }
  return read({ what: 'marketing-message', query: MESSAGE, params, schema: marketingMessage, isPreview })
}

const MESSAGE = `*[_type == "marketingMessage" && ($isTrade || b2bOnly != true) && ${VISIBLE_HERE}]
  | order(
    select(b2bOnly == true => 0, 1) asc,
    select(count(dedicatedCountries) > 0 => 0, 1) asc,
    _updatedAt desc
  )[0]{ "id": _id, "text": ${text('text')}, "link": link${LINK}.url, "isDedicated": coalesce(count(dedicatedCountries), 0) > 0 }`

const marketingMessage = z
  .object({ id: z.string(), text: z.string().min(1), link: optionalAddress, isDedicated: z.boolean() })
  .nullable()
