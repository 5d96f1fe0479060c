import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import type { StockNotice } from '#contracts/stock-notice.ts'
import { CONTACT_PATHS } from '../paths.ts'

type CancelPageProps = {
  /** Null for a link that is none of ours, or whose request was removed. */
  notice: {
    state: StockNotice['state']
    title: string
    variantTitle: string | null
    /** The page of the variant, without the locale. */
    path: string
  } | null
  /** Whether it could not be cancelled. */
  hasFailed: boolean
}

/** The page of a cancelling link: what it would cancel, and once its button was pressed, that it did. */
export function CancelPage({ notice, hasFailed }: CancelPageProps) {
  const t = useTranslations('request.cancel')
  const write = useTranslations('request.lost')
  const [title, text] = WORDS[notice?.state ?? 'lost']
  return (
    <div className="mx-auto grid w-full max-w-page gap-8 px-gutter pt-10 md:pt-16">
      <PageTitle>{t(title)}</PageTitle>
      <meta name="robots" content="noindex" />
      {/* The address is a secret, so it is sent to no other site. */}
      <meta name="referrer" content="same-origin" />
      <h1 className="max-w-measure font-display text-display">{t(title)}</h1>
      {hasFailed && <Notice tone="refusal">{t('failed')}</Notice>}
      <div className="grid max-w-measure gap-4">
        <p>{t(text)}</p>
        {notice && (
          <p className="border-y border-hairline py-6">
            <span className="font-display text-title">{notice.title}</span>
            {notice.variantTitle && (
              <span className="mt-1 block text-small text-muted">{notice.variantTitle}</span>
            )}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {notice?.state === 'waiting' && (
          <form method="post">
            <Button type="submit">{t('action')}</Button>
          </form>
        )}
        {notice ? (
          <LinkButton href={notice.path} variant="outline">
            {t('piece')}
          </LinkButton>
        ) : (
          <LinkButton href={CONTACT_PATHS.form}>{write('write')}</LinkButton>
        )}
      </div>
    </div>
  )
}

const WORDS = {
  waiting: ['title', 'text'],
  cancelled: ['cancelled-title', 'cancelled'],
  sent: ['sent-title', 'sent'],
  lost: ['lost-title', 'lost'],
} as const
