import type { TeamRequest } from '../../../contracts/team/request.ts'
import { whoseTurn } from '../../../domain/request/whose-turn.ts'
import type { Action } from '../../actions/action.ts'

type RequestAction = Action<TeamRequest>
type Choice = { id: string; name: string }

/**
 * What the team can do with a request besides replying. `assignees`: who may look after it; `duplicates`: the requests that it
 * may be merged into.
 */
export function actionsOf(
  { kind, state, assignee, mergedInto }: TeamRequest,
  { assignees, duplicates }: { assignees: readonly Choice[]; duplicates: readonly Choice[] },
): RequestAction[] {
  if (mergedInto !== null) return [NOTE, REOPEN]
  const to = assignee === null ? 'me' : 'nobody'
  return [
    assign(assignees, to),
    NOTE,
    ...(duplicates.length > 0 && whoseTurn({ kind, state }) !== 'stock' ? [merge(duplicates)] : []),
    state === 'closed' ? REOPEN : CLOSE,
  ]
}

const CLOSE: RequestAction = { name: 'close', fields: () => [], toInput: () => ({}) }
const REOPEN: RequestAction = { name: 'reopen', fields: () => [], toInput: () => ({}) }
const NOTE: RequestAction = {
  name: 'note',
  fields: () => [
    { name: 'text', label: 'resources.requests.action-fields.note', kind: 'lines', isRequired: true },
  ],
  toInput: ({ text }) => ({ text }),
}

function assign(choices: readonly Choice[], initial: string): RequestAction {
  return {
    name: 'assign',
    fields: () => [
      { name: 'to', label: 'resources.requests.fields.assignee', kind: 'choice', choices, initial },
    ],
    toInput: ({ to }) => ({ to }),
  }
}

function merge(choices: readonly Choice[]): RequestAction {
  return {
    name: 'merge',
    fields: () => [
      {
        name: 'into',
        label: 'resources.requests.action-fields.into',
        kind: 'choice',
        choices,
        initial: choices[0]?.id ?? '',
      },
    ],
    toInput: ({ into }) => ({ into }),
  }
}
