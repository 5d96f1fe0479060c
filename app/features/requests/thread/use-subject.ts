import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { ListedRequest } from '#contracts/request-thread.ts'

/**
 * The subject of a request: its project, piece, topic, or else its kind. The pieces of a consultation are only
 * examples.
 */
export function useSubject() {
  const t = useTranslations()
  return ({ project, piece, topic, kind }: Pick<ListedRequest, 'project' | 'topic' | 'kind'> & Piece) => {
    if (project !== null) return project
    if (piece !== null && kind !== 'consultation') return piece
    return topic ? t(`contact.topics.${topic}`) : t(`request.kinds.${kind}`)
  }
}

type Piece = { readonly piece: string | null }
