import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { ABOUT, CONTACT_PATHS } from '../paths.ts'

/** Spec §6, §8: pieces upon request are for trade clients; anyone else is shown how to join. */
export function TradeOnlyRequest({
  signInPath,
}: {
  /** Null for a customer who is signed in. */
  signInPath: string | null
}) {
  const t = useTranslations('request.trade-only')
  const topic = new URLSearchParams({ [ABOUT.topic]: 'trade' })
  return (
    <div className="mx-auto grid w-full max-w-page justify-items-start gap-6 px-gutter py-section">
      <PageTitle>{t('title')}</PageTitle>
      <meta name="robots" content="noindex" />
      <h1 className="max-w-measure font-display text-display">{t('title')}</h1>
      <p className="max-w-measure">{t('text')}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton href={`${CONTACT_PATHS.form}?${topic}`}>{t('join')}</LinkButton>
        {signInPath !== null && (
          <LinkButton href={signInPath} variant="outline" data-document rel="nofollow">
            {t('sign-in')}
          </LinkButton>
        )}
      </div>
    </div>
  )
}
