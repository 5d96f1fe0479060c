import type { ReactNode } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'

/** Spec §2: saved items. `count` is the number of products shown, which the route provides. */
export function SavedPage({
  count,
  hasFailed,
  children,
}: {
  count: number
  /** The list could not be read, which does not mean that it is empty. */
  hasFailed: boolean
  children: ReactNode
}) {
  const t = useTranslations('lists')
  return (
    <div className="mx-auto w-full max-w-page px-gutter py-section">
      <PageTitle>{t('title')}</PageTitle>
      <meta name="robots" content="noindex" />
      <h1 className="font-display text-display">{t('title')}</h1>
      {count > 0 ? (
        <>
          <p className="mt-3 mb-8 text-muted">{t('count', { count })}</p>
          {children}
        </>
      ) : (
        <div className="mt-6 grid justify-items-start gap-6">
          <p className="max-w-measure text-muted">{hasFailed ? t('unavailable') : t('empty')}</p>
          <LinkButton href="/">{t('look-around')}</LinkButton>
        </div>
      )}
    </div>
  )
}
