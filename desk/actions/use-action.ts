import { useState } from 'react'
import { useNotify, useRedirect, useRefresh } from 'react-admin'
import { z } from 'zod'
import type { TeamItem } from '#contracts/team/convention.ts'
import { teamItemResponse } from '#contracts/team/responses.ts'
import { saveFile } from '../files/save-file.ts'
import { getItemPath } from '../provider/call-team.ts'
import { type Outcome, type Refusal, useSend } from '../provider/use-save.ts'
import type { Action, Values } from './action.ts'
import { storeDraft } from './draft.ts'

/** In the state `outdated`, someone else has changed the item, and `current` is its latest version. */
type ActionState = { kind: 'ready' | 'busy' } | Exclude<Outcome<unknown>, { kind: 'saved' }>

/** Runs an action on the shown version of the item, and reloads the page's data afterwards. */
export function useAction<Item extends TeamItem>(
  resource: string,
  item: Item,
  action: Action<Item>,
  {
    onDone,
    onRefused,
  }: {
    /** Called with the current item, for pages that store it in their own state. */
    onDone?: ((item: TeamItem) => void) | undefined
    onRefused?: (refusal: Refusal) => void
  } = {},
) {
  const notify = useNotify()
  const refresh = useRefresh()
  const redirect = useRedirect()
  const send = useSend()
  const [state, setState] = useState<ActionState>({ kind: 'ready' })

  async function run(values: Values): Promise<boolean> {
    setState({ kind: 'busy' })
    const outcome = await send(action.fileName ? z.unknown() : teamItemResponse, {
      method: 'POST',
      path: `${getItemPath(resource, item.id)}/${action.name}`,
      body: { version: item.version, input: action.toInput?.(values, item) ?? {} },
      beforeLeaving: () => storeDraft(action.name, values),
    })
    if (outcome.kind !== 'saved') {
      setState(outcome)
      onRefused?.(outcome)
      return false
    }
    if (!action.isResultShown)
      notify(`resources.${resource}.actions.${action.name}.done`, { type: 'success' })
    if (action.fileName) saveFile(jsonFile(outcome.output), action.fileName(item))
    const itemResponse = teamItemResponse.safeParse(outcome.output)
    if (action.removes) redirect('list', resource)
    else {
      if (itemResponse.success) onDone?.(itemResponse.data.item)
      refresh()
    }
    return true
  }

  /** Continues with the current version and the typed values. */
  function showCurrent(): void {
    setState({ kind: 'ready' })
    if (state.kind === 'outdated') onDone?.(state.current)
    refresh()
  }
  return { state, run, showCurrent }
}

function jsonFile(data: unknown): Blob {
  return new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
}

/**
 * Runs an action without a form when its button is pressed. A refusal is shown in a message and the item is reloaded,
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
