import { isDeepStrictEqual } from 'node:util'
import { countryContext, countryOfContext } from '#contracts/search/rule-contexts.ts'
import { RULE_ANCHORINGS, RULE_CONDITIONS_MAX, type RuleFields } from '#contracts/team/search-rule.ts'
import type { Language } from '#domain/market/language.ts'
import { isAllowedRedirectTarget } from '#domain/search/merchandising/rule-redirect.ts'
import type { ChangeRefusal } from '#services/kernel/team/resource.ts'
import type { SearchRule } from '../../rules/rule.ts'
import { wordsOf } from '../../text/words.ts'

/** The latest time at which a rule may end, in seconds since 1970. */
const LAST_SECOND = 253_402_300_799

export function toSearchRule(objectID: string, fields: RuleFields): SearchRule {
  const { title, countries, patterns, anchoring, isEnabled, startsAt, endsAt } = fields
  const { redirect, query, promoted, position, hidden } = fields
  const contexts = countries.length > 0 ? countries.map((code) => ({ context: countryContext(code) })) : [{}]
  const filters = filtersOf(fields)
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
          from: startsAt === null ? 0 : secondsOf(startsAt),
          until: endsAt === null ? LAST_SECOND : secondsOf(endsAt),
        },
      ],
    }),
  }
}

/** Converts a rule of the search API to the fields of the desk. `isWhole` is whether it has no other parts. */
export function toRuleFields(
  rule: SearchRule,
  languages: readonly Language[],
): { fields: RuleFields; isWhole: boolean } {
  const { conditions = [], consequence, description, enabled = true, validity: [valid] = [] } = rule
  const { params = {}, promote: [promote] = [], hide = [], userData } = consequence
  const contexts = conditions.flatMap(({ context }) => context ?? [])
  const filters = params.filters ?? ''
  const redirect = typeof userData === 'object' ? userData.redirect : undefined
  const fields: RuleFields = {
    title: description ?? rule.objectID,
    languages: [...languages],
    countries: [...new Set(contexts.flatMap((context) => countryOfContext(context) ?? []))],
    patterns: [...new Set(conditions.flatMap(({ pattern }) => pattern ?? []))],
    anchoring: RULE_ANCHORINGS.find((each) => each === conditions[0]?.anchoring) ?? 'is',
    isEnabled: enabled,
    startsAt: valid && valid.from > 0 ? dateOf(valid.from) : null,
    endsAt: valid && valid.until < LAST_SECOND ? dateOf(valid.until) : null,
    redirect: typeof redirect === 'string' ? redirect : null,
    query: typeof params.query === 'string' ? params.query : null,
    categories: [...filters.matchAll(/categoryPaths:"([^"]*)"/g)].flatMap(([, path]) => path ?? []),
    isReadyToShip: filters.endsWith(READY),
    promoted: promote && 'objectIDs' in promote ? promote.objectIDs : [],
    position: (promote?.position ?? 0) + 1,
    hidden: hide.map(({ objectID }) => objectID),
  }
  return { fields, isWhole: isDeepStrictEqual(toSearchRule(rule.objectID, fields), rule) }
}

/** An error in a combination of fields of a rule; null if there is none. */
export function findRuleFault(fields: RuleFields): ChangeRefusal | null {
  const { patterns, countries, startsAt, endsAt, redirect, query, promoted, hidden } = fields
  const faults = [
    patterns.some((pattern) => wordsOf(pattern).length === 0) && ['patterns', 'word-missing'],
    patterns.length * Math.max(1, countries.length) > RULE_CONDITIONS_MAX && [
      'countries',
      'conditions-too-many',
    ],
    startsAt !== null && endsAt !== null && endsAt <= startsAt && ['endsAt', 'ends-before-start'],
    redirect !== null && !isAllowedRedirectTarget(redirect) && ['redirect', 'target-not-allowed'],
    hidden.some((id) => promoted.includes(id)) && ['hidden', 'piece-repeated'],
    redirect === null &&
      query === null &&
      filtersOf(fields) === null &&
      promoted.length + hidden.length === 0 && ['promoted', 'effect-missing'],
  ].flatMap((fault) => (fault ? [{ path: fault[0] ?? '', code: fault[1] ?? '' }] : []))
  return faults.length > 0 ? { ok: false, code: 'fields-refused', fields: faults } : null
}

const READY = 'leadTimeDays=0'

function filtersOf({ categories, isReadyToShip }: RuleFields): string | null {
  const within = categories.map((path) => `categoryPaths:"${path}"`).join(' OR ')
  const parts = [...(within === '' ? [] : [`(${within})`]), ...(isReadyToShip ? [READY] : [])]
  return parts.length === 0 ? null : parts.join(' AND ')
}

function secondsOf(time: string): number {
  return Math.floor(Date.parse(time) / 1000)
}

function dateOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}
