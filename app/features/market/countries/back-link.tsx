import type { MouseEvent } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { pageOf } from '../locale-choice.ts'

/**
 * Leaves the chooser's page without a change. If a page of the shop led here, the browser goes back in history, which
 * restores scroll position and input. `to`: the page to return to, without its locale.
 */
export function BackLink({ to }: { to: string }) {
  const t = useTranslations('market')
  function goBack(event: MouseEvent): void {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!isPlain || history.length === 1 || !document.referrer.startsWith(`${location.origin}/`)) return
    event.preventDefault()
    history.back()
  }
  return (
    <TextLink href={pageOf(to)} onClick={goBack} data-document className="text-small">
      {t('back')}
    </TextLink>
  )
}
