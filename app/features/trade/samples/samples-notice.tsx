import type { ReactNode } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'

/** A message page about a guest's samples, with optional actions. Its URL may be a secret. */
export function SamplesNotice({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children?: ReactNode
}) {
  const t = useTranslations('newsletter')
  return (
    <div className="mx-auto grid w-full max-w-page gap-8 px-gutter py-10 md:py-16">
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      {/* The URL is not sent to other sites. */}
      <meta name="referrer" content="same-origin" />
      <h1 className="max-w-measure font-display text-display wrap-anywhere">{title}</h1>
      <p className="max-w-measure">{text}</p>
      {children ?? (
        <div>
          <LinkButton href="/">{t('home')}</LinkButton>
        </div>
      )}
    </div>
  )
}
