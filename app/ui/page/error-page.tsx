import type { ReactNode } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { LinkButton } from '../button.tsx'
import { PageTitle } from './page-title.tsx'

const MESSAGES = {
  404: 'page.page-not-found',
  413: 'page.input-too-long',
  429: 'page.too-many-requests',
} as const

/**
 * Spec §8: the page does not exist, was requested too often or with too much text, or failed. Each variant links
 * home.
 */
export function ErrorPage({ status }: { status: number }) {
  const t = useTranslations('errors')
  const isExplained = status === 404 || status === 413 || status === 429
  const message = t(isExplained ? MESSAGES[status] : 'page.server-failed')
  return (
    <div className="grid justify-items-start gap-8">
      <PageTitle>{message}</PageTitle>
      <meta name="robots" content="noindex" />
      <p className="text-small text-muted">{status}</p>
      <h1 className="max-w-measure font-display text-display">{message}</h1>
      <LinkButton href="/">{t('home')}</LinkButton>
    </div>
  )
}

/**
 * Makes the document carry the messages of the error page, since other messages may fail to load along with a later
 * page.
 */
export function useErrorMessages(): void {
  const t = useTranslations('errors')
  for (const key of ['page.server-failed', 'home'] as const) t.has(key)
}

/** An error page that is rendered between header and footer. */
export function FramedError({ status, children }: { status: number; children?: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-page gap-section px-gutter pt-section">
      <ErrorPage status={status} />
      {children}
    </div>
  )
}

/** Returns 404 for a page that does not exist. Any other thrown value is a failure of the shop. */
export function errorStatus(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500
}
