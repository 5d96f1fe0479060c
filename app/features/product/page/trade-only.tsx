import type { ReactNode } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'

/** Spec §5: b2b only. Nothing about the product is shown, not even its name. */
export function TradeOnly({ contact }: { contact: ReactNode }) {
  const t = useTranslations('product')
  return (
    <div className="mx-auto grid w-full max-w-page justify-items-start gap-6 px-gutter py-section">
      <PageTitle>{t('trade-only.title')}</PageTitle>
      <meta name="robots" content="noindex" />
      <h1 className="max-w-measure font-display text-display">{t('trade-only.title')}</h1>
      <p className="max-w-measure">{t('trade-only.text')}</p>
      <div className="flex flex-wrap items-center gap-6">
        <LinkButton href="/">{t('home')}</LinkButton>
        {contact}
      </div>
    </div>
  )
}
