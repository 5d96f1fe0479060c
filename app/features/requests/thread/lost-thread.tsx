import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { CONTACT_PATHS } from '../paths.ts'

/** Shown for a link that leads to no conversation. `listPath` is the path of the account's requests. */
export function LostThread({ listPath }: { listPath: string }) {
  const t = useTranslations('request.lost')
  return (
    <div className="grid gap-8">
      <PageTitle>{t('title')}</PageTitle>
      <meta name="robots" content="noindex" />
      <div className="grid gap-3">
        <h1 className="font-display text-display-small">{t('title')}</h1>
        <p className="max-w-measure text-muted">{t('text')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton href={CONTACT_PATHS.form}>{t('write')}</LinkButton>
        <LinkButton href={listPath} variant="outline">
          {t('account')}
        </LinkButton>
      </div>
    </div>
  )
}
