import { useTranslate } from 'react-admin'
import type { TeamChat } from '#contracts/team/chat.ts'
import { useColleagues } from '#desk/detail/history.tsx'
import { useFormat } from '#desk/format/use-format.ts'

export function useChatWords() {
  const translate = useTranslate()
  const { country, language, time } = useFormat()
  const getColleagueName = useColleagues()
  const word = (key: string, values = {}) => translate(`resources.chats.${key}`, values)
  return {
    word,
    visitor: (chat: TeamChat) => chat.name || word('guest', { country: country(chat.country) }),
    place: (chat: TeamChat) => `${language(chat.language)} · ${country(chat.country)}`,
    /** Returns the last message, which may consist only of a picture or a piece. */
    latest: ({ latest }: TeamChat) => latest || word('wordless'),
    assignee: ({ assignee }: TeamChat) => (assignee === null ? '' : getColleagueName(assignee)),
    waiting: ({ waitingSince, isClosed }: TeamChat) => {
      if (waitingSince !== null) return word('waiting-since', { time: time(waitingSince) })
      return word(isClosed ? 'closed' : 'replied')
    },
  }
}
