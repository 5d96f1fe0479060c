import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { ListedRequest } from '#contracts/request-thread.ts'

/** What a request is about, in words: its piece, its topic, or else its kind. */
export function useSubject() {
  const t = useTranslations()
  return ({ piece, topic, kind }: Pick<ListedRequest, 'topic' | 'kind'> & { piece: string | null }) =>
    piece ?? (topic ? t(`contact.topics.${topic}`) : t(`request.kinds.${kind}`))
}
