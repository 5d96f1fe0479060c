import { useTranslate } from 'react-admin'
import type { WaitingPart, WaitingTask } from '../../../contracts/team/waiting.ts'
import { useFormat } from '../../format/use-format.ts'

/** What is first in line of a task, in words. */
export function useFirst(): (task: WaitingTask) => string {
  const translate = useTranslate()
  const { money, shortDay, language } = useFormat()
  function wordsOf(part: WaitingPart): string {
    if ('text' in part) return part.text
    if ('amountMinor' in part)
      return money({ amount: (part.amountMinor / 100).toFixed(2), currencyCode: part.currency })
    if ('pieces' in part) return translate('waiting.parts.pieces', { count: part.pieces })
    if ('visitors' in part) return translate('waiting.parts.visitors', { count: part.visitors })
    if ('dueOn' in part) return translate('waiting.parts.due', { day: shortDay(part.dueOn) })
    return translate('waiting.parts.language', { count: part.count, language: language(part.language) })
  }
  return ({ first }) => first.map(wordsOf).join(', ')
}
