import { useNotify, useRefresh } from 'react-admin'
import type { TeamItem } from '#contracts/team/convention.ts'
import type { Action } from './action.ts'
import { useAction } from './use-action.ts'

/**
 * Runs an action without a form when its button is pressed. A refusal is shown in a message and the item is read again,
 * since someone else may have changed or removed it.
 */
export function usePress<Item extends TeamItem>(resource: string, item: Item, action: Action<Item>) {
  const notify = useNotify()
  const refresh = useRefresh()
  const { state, run } = useAction(resource, item, action, {
    onRefused({ text }) {
      notify(text, { type: 'error' })
      refresh()
    },
  })
  return { state, press: () => run({}) }
}
