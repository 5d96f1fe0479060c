import { useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'

/** A line across the top while another page is on its way; it waits a moment, so that quick ones show none. */
export function PendingBar() {
  const t = useTranslations('shell.progress')
  const { state } = useNavigation()
  if (state === 'idle') return null
  return <div role="progressbar" aria-label={t('page')} className="pending-bar" />
}
