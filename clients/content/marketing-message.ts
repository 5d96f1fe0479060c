import { z } from 'zod'
import { AUDIENCES, type Audience } from '#domain/visitor/segments.ts'
import { optionalUrl } from './reading/content-shapes.ts'
import { LINK, text, VISIBLE_HERE } from './reading/groq.ts'

/** The messages in the strip, and the audiences that have other ones. */
export type StripMessages = {
  /** The message for everyone. */
  readonly message: MarketingMessage | null
  /** The message for one of the requested audiences. */
  readonly targeted: MarketingMessage | null
  /** The audiences with their own message in this country. */
  readonly audiences: readonly Audience[]
}

/** Spec §3, marketing message: up to two lines in the strip above the header. */
export type MarketingMessage = {
  readonly id: string
  readonly text: string
  readonly link: string | null
  /** Whether it is limited to certain countries, including this one. */
  readonly isDedicated: boolean
}

const SHOWN = `_type == "marketingMessage" && ${VISIBLE_HERE}`
const FIRST = `| order(
    select(b2bOnly == true => 0, 1) asc,
    select(count(dedicatedCountries) > 0 => 0, 1) asc,
    _updatedAt desc
  )[0]{ "id": _id, "text": ${text('text')}, "link": link${LINK}.url, "isDedicated": coalesce(count(dedicatedCountries), 0) > 0 }`

/**
 * Spec §6: trade clients see a trade-only message if there is one, otherwise the general one. Spec §7:
 * country-dedicated first, then the most recently updated.
 */
export const MESSAGES = `{
  "message": *[${SHOWN} && ($isTrade || b2bOnly != true) && !defined(audience)] ${FIRST},
  "targeted": *[${SHOWN} && ($isTrade || b2bOnly != true) && audience in $segments] ${FIRST},
  "audiences": array::unique(*[${SHOWN} && defined(audience)].audience)
}`

const marketingMessage = z
  .object({ id: z.string(), text: z.string().min(1), link: optionalUrl, isDedicated: z.boolean() })
  .nullable()
export const stripMessages: z.ZodType<StripMessages> = z.object({
  message: marketingMessage,
  targeted: marketingMessage,
  audiences: z
    .array(z.enum(AUDIENCES).nullable().catch(null))
    .transform((names) => names.filter((name) => name !== null)),
})
