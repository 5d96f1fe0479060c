import { useLocation } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePagePath } from '#app/i18n/use-page-locale.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'

/** Spec §8: 'Failed to fetch product data', with a link to try again. */
export function FetchFailed() {
  const t = useTranslations('product')
  const refusals = useTranslations('errors.product')
  const path = usePagePath()
  const { search } = useLocation()
  return (
    <div className="mx-auto grid w-full max-w-page justify-items-start gap-6 px-gutter py-section">
      <PageTitle>{refusals('product-fetch-failed')}</PageTitle>
      <meta name="robots" content="noindex" />
      <h1 className="max-w-measure font-display text-display">{refusals('product-fetch-failed')}</h1>
      <p className="max-w-measure">{t('failed.text')}</p>
      <div className="flex flex-wrap items-center gap-6">
        <LinkButton href={path + search} data-document>
          {t('failed.retry')}
        </LinkButton>
        <TextLink href="/">{t('home')}</TextLink>
      </div>
    </div>
  )
}
