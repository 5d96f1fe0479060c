import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { BarePage } from '#app/ui/page/bare-page.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'

export type PreviewRefusal = 'preview-key-refused' | 'preview-link-refused'

/** The form in which an editor enters the preview key to see drafts. `to` is the page to open then. */
export function OpenPreviewPage({ to, refusal }: { to: string; refusal: PreviewRefusal | null }) {
  const t = useTranslations('preview.open')
  const tErrors = useTranslations('errors.preview')
  const isKeyRefused = refusal === 'preview-key-refused'
  return (
    <BarePage width="form">
      <PageTitle>{t('title')}</PageTitle>
      <meta name="robots" content="noindex" />
      <div className="grid gap-8">
        <div className="grid gap-3">
          <h1 className="font-display text-display-small">{t('title')}</h1>
          <p className="text-muted">{t('intro')}</p>
        </div>
        {refusal === 'preview-link-refused' && <Notice tone="refusal">{tErrors(refusal)}</Notice>}
        <form method="post" className="grid gap-6" noValidate>
          <input type="hidden" name="to" value={to} />
          <TextField
            label={t('key')}
            name="key"
            type="password"
            autoComplete="current-password"
            errors={isKeyRefused ? [tErrors(refusal)] : []}
            spellCheck={false}
            autoCapitalize="none"
            required
          />
          <Button type="submit" width="full">
            {t('submit')}
          </Button>
        </form>
      </div>
    </BarePage>
  )
}
