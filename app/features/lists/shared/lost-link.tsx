import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { SecretMeta } from './shared-page.tsx'

/** Shown for a link without a list, or an invitation that has expired. Says what to do. */
export function LostLink({ kind }: { kind: 'list' | 'invitation' }) {
  const t = useTranslations('lists.lost')
  const tOverview = useTranslations('lists.overview')
  return (
    <div className="mx-auto grid w-full max-w-page gap-8 px-gutter py-10 md:py-section">
      <PageTitle>{t(`${kind}.title`)}</PageTitle>
      <SecretMeta />
      <div className="grid gap-3">
        <h1 className="font-display text-display-small">{t(`${kind}.title`)}</h1>
        <p className="max-w-measure text-muted">{t(`${kind}.text`)}</p>
      </div>
      <div>
        <LinkButton href="/" variant="outline">
          {tOverview('look-around')}
        </LinkButton>
      </div>
    </div>
  )
}
