import { useNotify, useRefresh } from 'react-admin'
import type { TeamItem } from '../../contracts/team/convention.ts'
import type { Action } from './action.ts'
import { useAction } from './use-action.ts'
import { useRefusalText } from './use-refusal-text.ts'

/**
 * An action without a form, at a press of a button. If it is refused, a message says why, and what is shown is read again:
 * someone else may have changed or removed the item.
 */
export function usePress<Item extends TeamItem>(resource: string, item: Item, action: Action<Item>) {
  const notify = useNotify()
  const refresh = useRefresh()
  const textOf = useRefusalText()
  const { state, run } = useAction(resource, item, action, {
    onRefused(fault) {
      notify(textOf(fault), { type: 'error' })
      refresh()
    },
  })
  return { state, press: () => run({}) }
}
