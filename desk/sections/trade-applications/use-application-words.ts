import { useTranslate } from 'react-admin'
import type { TeamTradeApplication } from '#contracts/team/trade-application.ts'

export function useApplicationWords() {
  const translate = useTranslate()
  const word = (key: string, values = {}) => translate(`resources.trade-applications.${key}`, values)
  return {
    word,
    field: (name: string) => word(`fields.${name}`),
    /** The decision, or whose turn it is. */
    state: ({ state, waitsForApplicant }: TeamTradeApplication) =>
      word(`values.state.${waitsForApplicant ? 'more-requested' : state === 'pending' ? 'waiting' : state}`),
  }
}
