import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useTogether } from './use-together.ts'

/** Who else has the list open, announced as they come and go. */
export function WhoIsHere() {
  const t = useTranslations('lists.page.together')
  const names = useTogether().others.map(({ name }) => name || t('someone'))
  return (
    <span role="status" className="text-accent empty:absolute">
      {names.length > 0 && t('here', { names: names.join(', '), count: names.length })}
    </span>
  )
}
