import type { MouseEvent } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { pageOf } from '../locale-choice.ts'

/**
 * Leads back from the chooser's page, with nothing changed. Where a page of the shop led here, the browser goes back
 * to it as it was left: scrolled, and with what was typed. `to`: the page to come back to, without its locale.
 */
export function WayBack({ to }: { to: string }) {
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
