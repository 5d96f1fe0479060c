import { isRouteErrorResponse } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'

/** Spec §8: a page that does not exist, or one that failed; both lead home. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useTranslations('errors.pages')
  const localePath = useLocalePath()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return (
    <main>
      <h1>{isMissing ? t('not-found') : t('failure')}</h1>
      <a href={localePath('/')}>{t('home')}</a>
    </main>
  )
}
