import { useNavigation } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'

/** A progress bar for pending navigations; delayed, so that quick ones show none. */
export function PendingBar() {
  const { state } = useNavigation()
  // Looked up even while nothing is pending, so that every document has the texts for its first navigation.
  const label = useTranslations('shell.progress')('page')
  return state === 'idle' ? null : <div role="progressbar" aria-label={label} className="pending-bar" />
}
