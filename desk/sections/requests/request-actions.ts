import type { TeamRequest } from '../../../contracts/team/request.ts'
import type { Action } from '../../actions/action.ts'

type RequestAction = Action<TeamRequest>
type Words = { languageOf: (code: string) => string; assigneeOf: (to: 'me' | 'nobody') => string }

/** What the team can do with a request; a closed one can be replied to, which opens it again. */
export function actionsOf({ state, assignee }: TeamRequest, words: Words): RequestAction[] {
  const to = assignee === null ? 'me' : 'nobody'
  return [reply(words), assign(words, to), state === 'closed' ? REOPEN : CLOSE]
}

const CLOSE: RequestAction = { name: 'close', fields: () => [], toInput: () => ({}) }
const REOPEN: RequestAction = { name: 'reopen', fields: () => [], toInput: () => ({}) }

function reply({ languageOf }: Words): RequestAction {
  return {
    name: 'reply',
    fields: () => [
      { name: 'text', label: 'resources.requests.action-fields.text', kind: 'lines', isRequired: true },
      { name: 'isQuestion', label: 'resources.requests.action-fields.isQuestion', kind: 'switch' },
    ],
    toInput: ({ text, isQuestion }) => ({ text, isQuestion: isQuestion === 'yes' }),
    explained: ({ email, language }) => ({ email, language: languageOf(language) }),
  }
}

function assign({ assigneeOf }: Words, initial: string): RequestAction {
  const choices = (['me', 'nobody'] as const).map((id) => ({ id, name: assigneeOf(id) }))
  return {
    name: 'assign',
    fields: () => [
      { name: 'to', label: 'resources.requests.fields.assignee', kind: 'choice', choices, initial },
    ],
    toInput: ({ to }) => ({ to }),
  }
}
