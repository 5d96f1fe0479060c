import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'
import { isCountryCode } from '#domain/market/market.ts'
import { categoryPiece } from './category-order.ts'
import { teamItem } from './convention.ts'

/** Where a rule's words must be in the search text. */
export const RULE_ANCHORINGS = ['is', 'startsWith', 'contains'] as const

const country = z.string().refine(isCountryCode)

/** `search-rules`: a rule that changes search results. */
export const teamRule = teamItem.extend({
  title: z.string(),
  languages: z.array(z.enum(LANGUAGES)),
  /** The countries in which it applies; all if there are none. */
  countries: z.array(country),
  patterns: z.array(z.string()),
  anchoring: z.enum(RULE_ANCHORINGS),
  isEnabled: z.boolean(),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  /** The redirect's target: a path of the shop without the locale, or an absolute URL. */
  redirect: z.string().nullable(),
  /** The text to search for instead. */
  query: z.string().nullable(),
  /** Limits results to these categories; empty for no limit. */
  categories: z.array(z.string()),
  /** Limits results to pieces that are ready to ship. */
  isReadyToShip: z.boolean(),
  promoted: z.array(categoryPiece),
  position: z.int(),
  hidden: z.array(categoryPiece),
  /** For the audit log. */
  promotedIds: z.array(z.string()),
  hiddenIds: z.array(z.string()),
  /** False if the rule was created through the search API and has parts that the desk cannot show. */
  isEditable: z.boolean(),
  isRemoved: z.boolean(),
})
export type TeamRule = z.infer<typeof teamRule>

const number = z.string().regex(/^\d{1,19}$/)
const unique = (values: readonly string[]) => new Set(values).size === values.length
const text = (max: number) => z.string().trim().min(1).max(max)

/** The maximum of a rule's words times its countries. */
export const RULE_CONDITIONS_MAX = 25

/** For creation, changes and previews. */
export const ruleFields = z.strictObject({
  title: text(100),
  languages: z.array(z.enum(LANGUAGES)).min(1).refine(unique),
  countries: z.array(country).max(RULE_CONDITIONS_MAX).refine(unique),
  patterns: z.array(text(60)).min(1).max(RULE_CONDITIONS_MAX).refine(unique),
  anchoring: z.enum(RULE_ANCHORINGS),
  isEnabled: z.boolean(),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  redirect: text(500).nullable(),
  query: text(100).nullable(),
  categories: z.array(z.string().regex(/^[\w-]+(?:\/[\w-]+)*$/)).max(10),
  isReadyToShip: z.boolean(),
  promoted: z.array(number).max(100).refine(unique, 'piece-repeated'),
  position: z.int().min(1).max(100),
  hidden: z.array(number).max(50).refine(unique, 'piece-repeated'),
})
export type RuleFields = z.infer<typeof ruleFields>

/**
 * `search-previews`: the pieces that a search finds. `rule` is applied instead of the stored rule with the id
 * `without`.
 */
export const previewFilter = z.strictObject({
  text: z.string().trim().max(100),
  language: z.enum(LANGUAGES).default('en'),
  country: country.nullable().default(null),
  without: z.string().max(256).nullable().default(null),
  hasRules: z.boolean().default(true),
  rule: ruleFields.nullable().default(null),
})
