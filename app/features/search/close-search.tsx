import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { CloseIcon } from '#app/ui/icon/icons.tsx'
import { Link } from '#app/ui/text/link.tsx'
import { returnPath } from './return-path.ts'

/** Spec §2: closes the search area and returns to where it was opened, as far as that was scrolled, otherwise to the home page. */
export function CloseSearch() {
  const t = useTranslations('shell.layer')
  const navigate = useNavigate()
  async function onClick(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
    const page = returnPath()
    if (page === null || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    await navigate(page.path, { preventScrollReset: true })
    scrollTo({ top: page.top, behavior: 'instant' })
  }
  return (
    <Link
      href="/"
      onClick={onClick}
      className="flex min-h-11 min-w-11 shrink-0 items-center justify-end gap-1.5 transition-colors hover:text-accent"
    >
      <span className="max-sm:sr-only">{t('close')}</span>
      <CloseIcon />
    </Link>
  )
}
