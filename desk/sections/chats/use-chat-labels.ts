import { useTranslate } from 'react-admin'
import type { TeamChat } from '#contracts/team/chat.ts'
import { useColleagues } from '#desk/detail/history.tsx'
import { useFormat } from '#desk/format/use-format.ts'

export function useChatLabels() {
  const translate = useTranslate()
  const { country, language, time } = useFormat()
  const getColleagueName = useColleagues()
  const t = (key: string, values = {}) => translate(`resources.chats.${key}`, values)
  return {
    t,
    visitor: (chat: TeamChat) => chat.name || t('guest', { country: country(chat.country) }),
    place: (chat: TeamChat) => `${language(chat.language)} · ${country(chat.country)}`,
    /** Returns the last message, which may consist only of a picture or a piece. */
    latest: ({ latest }: TeamChat) => latest || t('wordless'),
    assignee: ({ assignee }: TeamChat) => (assignee === null ? '' : getColleagueName(assignee)),
    waiting: ({ waitingSince, isClosed }: TeamChat) => {
      if (waitingSince !== null) return t('waiting-since', { time: time(waitingSince) })
      return t(isClosed ? 'closed' : 'replied')
    },
  }
}
