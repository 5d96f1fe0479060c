import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'
import { isCountryCode } from '#domain/market/market.ts'
import { categoryPiece } from './category-order.ts'
import { teamItem } from './convention.ts'

/** Where the words of a rule have to be in a search. */
export const RULE_ANCHORINGS = ['is', 'startsWith', 'contains'] as const

const country = z.string().refine(isCountryCode)

/** A rule of the search: `search-rules`. */
export const teamRule = teamItem.extend({
  title: z.string(),
  languages: z.array(z.enum(LANGUAGES)),
  /** Those from which a search has to come; all if there is none. */
  countries: z.array(country),
  /** It applies to each of these searches, in any case, with or without accents, in the singular and the plural. */
  patterns: z.array(z.string()),
  anchoring: z.enum(RULE_ANCHORINGS),
  isEnabled: z.boolean(),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  /** A path of the shop without the locale, or an absolute URL, to which such a search leads. */
  redirect: z.string().nullable(),
  /** What is searched for instead. */
  query: z.string().nullable(),
  /** Only pieces of one of these categories are found; of all if there is none. */
  categories: z.array(z.string()),
  /** Whether only pieces that are ready to ship are found. */
  isReadyToShip: z.boolean(),
  /** The pieces with a place of their own, the first one at `position`, which counts from 1. */
  promoted: z.array(categoryPiece),
  position: z.int(),
  /** The pieces that are not found. */
  hidden: z.array(categoryPiece),
  /** Their numbers, as logged. */
  promotedIds: z.array(z.string()),
  hiddenIds: z.array(z.string()),
  /** Whether the desk can show all of it: what was written over the search API may have other parts. */
  isEditable: z.boolean(),
  isRemoved: z.boolean(),
})
export type TeamRule = z.infer<typeof teamRule>

const number = z.string().regex(/^\d{1,19}$/)
const unique = (values: readonly string[]) => new Set(values).size === values.length
const text = (max: number) => z.string().trim().min(1).max(max)

/** The most words that a rule applies to, times its countries. */
export const RULE_CONDITIONS_MAX = 25

/** A rule as it is created, changed and previewed. */
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

/** `search-previews`: the pieces that a search finds. `rule`: with this one in place of the stored one with the id `without`. */
export const previewFilter = z.strictObject({
  text: z.string().trim().max(100),
  language: z.enum(LANGUAGES).default('en'),
  country: country.nullable().default(null),
  without: z.string().max(256).nullable().default(null),
  /** False to find pieces by their names, whatever rules say. */
  hasRules: z.boolean().default(true),
  rule: ruleFields.nullable().default(null),
})
