import { isDeepStrictEqual } from 'node:util'
import { countryContext, readCountryContext } from '#contracts/search/rule-contexts.ts'
import { RULE_ANCHORINGS, RULE_CONDITIONS_MAX, type RuleFields } from '#contracts/team/search-rule.ts'
import type { Language } from '#domain/market/language.ts'
import { isAllowedRedirectTarget } from '#domain/search/merchandising/rule-redirect.ts'
import type { ChangeRefusal } from '#services/kernel/team/resource.ts'
import type { SearchRule } from '../../rules/rule.ts'
import { splitWords } from '../../text/words.ts'

/** The latest time at which a rule may end, in seconds since 1970. */
const LAST_SECOND = 253_402_300_799

export function toSearchRule(objectID: string, fields: RuleFields): SearchRule {
  const { title, countries, patterns, anchoring, isEnabled, startsAt, endsAt } = fields
  const { redirect, query, promoted, position, hidden } = fields
  const contexts = countries.length > 0 ? countries.map((code) => ({ context: countryContext(code) })) : [{}]
  const filters = toFilters(fields)
  const params = { ...(query !== null && { query }), ...(filters !== null && { filters }) }
  return {
    objectID,
    description: title,
    enabled: isEnabled,
    conditions: patterns.flatMap((pattern) =>
      contexts.map((context) => ({ pattern, anchoring, alternatives: true, ...context })),
    ),
    consequence: {
      ...(Object.keys(params).length > 0 && { params }),
      ...(promoted.length > 0 && { promote: [{ objectIDs: [...promoted], position: position - 1 }] }),
      ...(hidden.length > 0 && { hide: hidden.map((id) => ({ objectID: id })) }),
      ...(redirect !== null && { userData: { redirect } }),
      filterPromotes: true,
    },
    ...((startsAt !== null || endsAt !== null) && {
      validity: [
        {
          from: startsAt === null ? 0 : toSeconds(startsAt),
          until: endsAt === null ? LAST_SECOND : toSeconds(endsAt),
        },
      ],
    }),
  }
}

/** Converts a rule of the search API to the fields of the desk. `isComplete` is false if they omit a part of it. */
export function toRuleFields(
  rule: SearchRule,
  languages: readonly Language[],
): { fields: RuleFields; isComplete: boolean } {
  const { conditions = [], consequence, description, enabled = true, validity: [period] = [] } = rule
  const { params = {}, promote: [promote] = [], hide = [], userData } = consequence
  const contexts = conditions.flatMap(({ context }) => context ?? [])
  const filters = params.filters ?? ''
  const redirect = typeof userData === 'object' ? userData.redirect : undefined
  const fields: RuleFields = {
    title: description ?? rule.objectID,
    languages: [...languages],
    countries: [...new Set(contexts.flatMap((context) => readCountryContext(context) ?? []))],
    patterns: [...new Set(conditions.flatMap(({ pattern }) => pattern ?? []))],
    anchoring: RULE_ANCHORINGS.find((each) => each === conditions[0]?.anchoring) ?? 'is',
    isEnabled: enabled,
    startsAt: period && period.from > 0 ? toDate(period.from) : null,
    endsAt: period && period.until < LAST_SECOND ? toDate(period.until) : null,
    redirect: typeof redirect === 'string' ? redirect : null,
    query: typeof params.query === 'string' ? params.query : null,
    categories: [...filters.matchAll(/categoryPaths:"([^"]*)"/g)].flatMap(([, path]) => path ?? []),
    isReadyToShip: filters.endsWith(READY_TO_SHIP_FILTER),
    promoted: promote && 'objectIDs' in promote ? promote.objectIDs : [],
    position: (promote?.position ?? 0) + 1,
    hidden: hide.map(({ objectID }) => objectID),
  }
  return { fields, isComplete: isDeepStrictEqual(toSearchRule(rule.objectID, fields), rule) }
}

/** An error in a combination of fields of a rule; null if there is none. */
export function findRuleError(fields: RuleFields): ChangeRefusal | null {
  const { patterns, countries, startsAt, endsAt, redirect, query, promoted, hidden } = fields
  const errors = [
    patterns.some((pattern) => splitWords(pattern).length === 0) && ['patterns', 'word-missing'],
    patterns.length * Math.max(1, countries.length) > RULE_CONDITIONS_MAX && [
      'countries',
      'conditions-too-many',
    ],
    startsAt !== null && endsAt !== null && endsAt <= startsAt && ['endsAt', 'ends-before-start'],
    redirect !== null && !isAllowedRedirectTarget(redirect) && ['redirect', 'target-not-allowed'],
    hidden.some((id) => promoted.includes(id)) && ['hidden', 'piece-repeated'],
    redirect === null &&
      query === null &&
      toFilters(fields) === null &&
      promoted.length + hidden.length === 0 && ['promoted', 'effect-missing'],
  ].flatMap((error) => (error ? [{ path: error[0] ?? '', code: error[1] ?? '' }] : []))
  return errors.length > 0 ? { ok: false, code: 'fields-refused', fields: errors } : null
}

const READY_TO_SHIP_FILTER = 'leadTimeDays=0'

function toFilters({ categories, isReadyToShip }: RuleFields): string | null {
  const within = categories.map((path) => `categoryPaths:"${path}"`).join(' OR ')
  const parts = [...(within === '' ? [] : [`(${within})`]), ...(isReadyToShip ? [READY_TO_SHIP_FILTER] : [])]
  return parts.length === 0 ? null : parts.join(' AND ')
}

function toSeconds(time: string): number {
  return Math.floor(Date.parse(time) / 1000)
}

function toDate(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}
