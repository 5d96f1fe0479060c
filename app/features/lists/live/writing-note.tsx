import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useTogether } from './use-together.ts'

/** Who is writing a note of a piece at the moment. */
export function WritingNote({ itemId }: { itemId: string }) {
  const t = useTranslations('lists.page.together')
  const writers = useTogether().others.filter(({ writingItemId }) => writingItemId === itemId)
  if (writers.length === 0) return null
  const names = writers.map(({ name }) => name || t('someone'))
  return (
    <p role="status" className="text-small text-accent">
      {t('writing', { names: names.join(', '), count: names.length })}
    </p>
  )
}
