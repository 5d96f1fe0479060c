import type { TeamChat } from '../../../contracts/team/chat.ts'
import type { Action } from '../../actions/action.ts'

type ChatAction = Action<TeamChat>

/** What the team can do with a conversation besides writing in it. */
export function actionsOf(
  { assignee, isClosed, detail }: TeamChat,
  assignees: readonly { id: string; name: string }[],
): ChatAction[] {
  const hasReply = detail?.messages.some(({ author, isWhisper }) => author === 'team' && !isWhisper)
  return [
    {
      name: 'assign',
      fields: () => [
        {
          name: 'to',
          label: 'resources.chats.fields.assignee',
          kind: 'choice',
          choices: assignees,
          initial: assignee === null ? 'me' : 'nobody',
        },
      ],
      toInput: ({ to }) => ({ to }),
    },
    ...(hasReply ? [TRANSCRIPT] : []),
    ...(isClosed ? [] : [CLOSE]),
  ]
}

const CLOSE: ChatAction = { name: 'close', fields: () => [], toInput: () => ({}) }
const TRANSCRIPT: ChatAction = {
  name: 'transcript',
  fields: () => [{ name: 'email', label: 'resources.chats.email', kind: 'text', isRequired: true }],
  toInput: ({ email }) => ({ email }),
}
