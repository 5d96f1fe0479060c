import { useTranslate } from 'react-admin'
import type { TeamChat } from '#contracts/team/chat.ts'
import { useColleagues } from '#desk/detail/history.tsx'
import { useFormat } from '#desk/format/use-format.ts'

export function useChatWords() {
  const translate = useTranslate()
  const { country, language, time } = useFormat()
  const nameOf = useColleagues()
  const word = (key: string, values = {}) => translate(`resources.chats.${key}`, values)
  return {
    word,
    visitor: (chat: TeamChat) => chat.name || word('guest', { country: country(chat.country) }),
    place: (chat: TeamChat) => `${language(chat.language)} · ${country(chat.country)}`,
    /** The last message may be a picture or a piece alone. */
    latest: ({ latest }: TeamChat) => latest || word('wordless'),
    assignee: ({ assignee }: TeamChat) => (assignee === null ? '' : nameOf(assignee)),
    waiting: ({ waitingSince, isClosed }: TeamChat) => {
      if (waitingSince !== null) return word('waiting-since', { time: time(waitingSince) })
      return word(isClosed ? 'closed' : 'replied')
    },
  }
}
