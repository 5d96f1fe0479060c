import { useTranslate } from 'react-admin'
import type { TeamRule } from '#contracts/team/search-rule.ts'
import { useFormat } from '#desk/format/use-format.ts'
import { useHouseTime } from '#desk/format/use-house-time.ts'
import { ruleState } from '#domain/search/merchandising/rule-state.ts'

export function useRuleLabels() {
  const translate = useTranslate()
  const { country, language } = useFormat()
  const { dateAndTime } = useHouseTime()
  const effect = (name: string, values = {}) => translate(`resources.search-rules.effects.${name}`, values)
  return {
    searches: ({ anchoring, patterns }: TeamRule) =>
      translate(`resources.search-rules.searches.${anchoring}`, {
        words: patterns.map((word) => translate('resources.search-rules.quoted', { word })).join(', '),
      }),
    effects: ({ redirect, query, promoted, hidden, categories, isReadyToShip }: TeamRule) =>
      [
        redirect !== null && effect('redirect', { target: redirect }),
        query !== null && effect('query', { query }),
        promoted.length > 0 && effect('promoted', { count: promoted.length }),
        hidden.length > 0 && effect('hidden', { count: hidden.length }),
        (categories.length > 0 || isReadyToShip) && effect('narrowed'),
      ]
        .filter((text) => text !== false)
        .join(' · '),
    state(rule: TeamRule) {
      const state = ruleState(rule, new Date())
      const at = state === 'planned' ? rule.startsAt : state === 'active' ? rule.endsAt : null
      const name = at === null ? state : `${state}-at`
      return translate(`resources.search-rules.states.${name}`, { at: at === null ? '' : dateAndTime(at) })
    },
    places: ({ languages, countries }: TeamRule) =>
      [...languages.map(language), ...countries.map(country)].join(', '),
  }
}
