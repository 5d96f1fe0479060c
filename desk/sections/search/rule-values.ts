import { type CategoryPiece, categoryOrderId } from '#contracts/team/category-order.ts'
import type { RuleFields, TeamRule } from '#contracts/team/search-rule.ts'
import { formatLocalTime, parseLocalTime } from '#domain/calendar/house-clock.ts'

/** The form's values. `patterns` has one search per line, and times are in the house's time zone. */
export type RuleValues = Pick<RuleFields, 'anchoring' | 'isEnabled' | 'isReadyToShip'> & {
  title: string | null
  languages: RuleFields['languages'] | null
  countries: string[] | null
  patterns: string | null
  startsAt: string | null
  endsAt: string | null
  /** Whether the rule redirects or changes the results. */
  what: 'results' | 'redirect'
  redirect: string | null
  query: string | null
  /** The ids of category orders. */
  categories: string[] | null
  promoted: readonly CategoryPiece[]
  position: string | null
  hidden: readonly CategoryPiece[]
}

export function newRule(language: RuleFields['languages'][number], pattern: string): RuleValues {
  return {
    title: pattern,
    languages: [language],
    countries: [],
    patterns: pattern,
    anchoring: 'is',
    isEnabled: true,
    startsAt: '',
    endsAt: '',
    what: 'results',
    redirect: '',
    query: '',
    categories: [],
    isReadyToShip: false,
    promoted: [],
    position: '1',
    hidden: [],
  }
}

export function toValues(rule: TeamRule, timeZone: string): RuleValues {
  const toLocalTime = (at: string | null) => (at === null ? '' : formatLocalTime(timeZone, new Date(at)))
  const { title, languages, countries, anchoring, isEnabled, isReadyToShip, promoted, hidden } = rule
  return {
    title,
    languages,
    countries,
    anchoring,
    isEnabled,
    isReadyToShip,
    promoted,
    hidden,
    patterns: rule.patterns.join('\n'),
    startsAt: toLocalTime(rule.startsAt),
    endsAt: toLocalTime(rule.endsAt),
    what: rule.redirect === null ? 'results' : 'redirect',
    redirect: rule.redirect ?? '',
    query: rule.query ?? '',
    categories: rule.categories.map(categoryOrderId),
    position: String(rule.position),
  }
}

/** Converts the form's values to fields, with only the chosen effect. */
export function toFields(values: RuleValues, timeZone: string): RuleFields {
  const { anchoring, isEnabled, promoted, hidden, what } = values
  const isRedirect = what === 'redirect'
  const toTimestamp = (text: string | null) =>
    text ? (parseLocalTime(timeZone, text)?.toISOString() ?? null) : null
  const listIds = (pieces: readonly CategoryPiece[]) => (isRedirect ? [] : pieces.map(({ id }) => id))
  return {
    title: values.title?.trim() ?? '',
    languages: values.languages ?? [],
    countries: (values.countries ?? []) as RuleFields['countries'],
    patterns: [...new Set((values.patterns ?? '').split('\n').flatMap((line) => line.trim() || []))],
    anchoring,
    isEnabled,
    startsAt: toTimestamp(values.startsAt),
    endsAt: toTimestamp(values.endsAt),
    redirect: isRedirect ? (values.redirect?.trim() ?? '') : null,
    query: isRedirect ? null : values.query?.trim() || null,
    categories: isRedirect ? [] : (values.categories ?? []).map((id) => id.replaceAll('~', '/')),
    isReadyToShip: !isRedirect && values.isReadyToShip,
    promoted: listIds(promoted),
    position: Number(values.position) || 1,
    hidden: listIds(hidden),
  }
}
