import { REQUEST_ATTACHMENTS_MAX } from '../../../contracts/request.ts'
import type { TeamRequest } from '../../../contracts/team/request.ts'
import { ATTACHMENT_TYPES } from '../../../domain/files/attachments.ts'
import type { Action } from '../../actions/action.ts'
import { readFiles } from '../../actions/files-input.tsx'

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
      {
        name: 'attachments',
        label: 'resources.requests.action-fields.attachments',
        kind: 'files',
        upload: { path: '/requests/attachments', filesMax: REQUEST_ATTACHMENTS_MAX, types: ATTACHMENT_TYPES },
      },
      { name: 'isQuestion', label: 'resources.requests.action-fields.isQuestion', kind: 'switch' },
    ],
    toInput: ({ text, isQuestion, attachments }) => ({
      text,
      isQuestion: isQuestion === 'yes',
      attachments: readFiles(attachments).map(({ id }) => id),
    }),
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
