import { useState } from 'react'
import { useNotify, useRedirect, useRefresh, useTranslate } from 'react-admin'
import { z } from 'zod'
import { type TeamItem, teamItem } from '#contracts/team/convention.ts'
import { teamItemResponse } from '#contracts/team/responses.ts'
import { saveFile } from '../files/save-file.ts'
import { callTeam, RefusedCall } from '../provider/call-team.ts'
import { newKey } from '../provider/new-key.ts'
import type { Action, Values } from './action.ts'
import { storeDraft } from './draft.ts'

/** `outdated`: someone else changed the item; has its current state. */
export type ActionState =
  | { kind: 'ready' | 'busy' }
  | { kind: 'refused'; fault: unknown; fields: Readonly<Record<string, string>> }
  | { kind: 'outdated'; current: TeamItem }

/**
 * Runs an action on the shown version of the item. A repeated attempt has the same key, so that an action whose
 * response was lost is not done twice.
 */
export function useAction<Item extends TeamItem>(
  resource: string,
  item: Item,
  action: Action<Item>,
  {
    onDone,
    onRefused,
  }: {
    onDone?: ((item: TeamItem) => void) | undefined
    /** Also called with other faults. */
    onRefused?: (fault: unknown) => void
  } = {},
) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const redirect = useRedirect()
  const [state, setState] = useState<ActionState>({ kind: 'ready' })
  const [key, setKey] = useState(newKey)

  async function run(values: Values): Promise<boolean> {
    setState({ kind: 'busy' })
    try {
      const response = await callTeam(action.fileName ? z.unknown() : teamItemResponse, {
        method: 'POST',
        path: `/${resource}/${encodeURIComponent(item.id)}/${action.name}`,
        body: { version: item.version, input: action.toInput(values, item) },
        key,
        beforeLeaving: () => storeDraft(action.name, values),
      })
      if (!action.isShown)
        notify(translate(`resources.${resource}.actions.${action.name}.done`), { type: 'success' })
      if (action.fileName) saveFile(jsonFile(response), action.fileName(item))
      const changed = teamItemResponse.safeParse(response)
      if (changed.success) onDone?.(changed.data.item)
      if (action.removes) redirect('list', resource)
      else refresh()
      return true
    } catch (fault) {
      setState(stateOf(fault))
      onRefused?.(fault)
      // After any other fault the action may have been done, so the key stays.
      if (fault instanceof RefusedCall && fault.status < 500) setKey(newKey())
      return false
    }
  }

  /** Continues with the current version, and the typed values. */
  function showCurrent(): void {
    setState({ kind: 'ready' })
    refresh()
  }
  return { state, run, showCurrent }
}

function jsonFile(data: unknown): Blob {
  return new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
}

function stateOf(fault: unknown): ActionState {
  const refusal = fault instanceof RefusedCall ? fault.refusal : null
  const current = teamItem.safeParse(refusal?.current)
  if (refusal?.code === 'version-outdated' && current.success)
    return { kind: 'outdated', current: current.data }
  const fields = z.array(z.object({ path: z.string(), code: z.string() })).parse(refusal?.fields ?? [])
  return {
    kind: 'refused',
    fault,
    fields: Object.fromEntries(fields.map(({ path, code }) => [path, code])),
  }
}
