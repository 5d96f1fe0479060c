import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { CONTACT_PATHS } from '../paths.ts'

export type SentView = {
  readonly number: string
  readonly email: string
  /** Until when a reply comes, in words; null if none is promised. */
  readonly replyBy: string | null
}

/** A message has been stored: its number, and until when a reply comes. */
export function SentPage({ number, email, replyBy }: SentView) {
  const t = useTranslations('contact.sent')
  return (
    <div className="mx-auto grid w-full max-w-page gap-8 px-gutter pt-10 md:pt-16">
      <PageTitle>{t('title')}</PageTitle>
      <meta name="robots" content="noindex" />
      {/* The URL gives access to the receipt, so it is sent to no other site. */}
      <meta name="referrer" content="same-origin" />
      <h1 className="font-display text-display">{t('title')}</h1>
      <dl className="grid max-w-measure gap-x-14 gap-y-5 border-y border-hairline py-6 sm:grid-cols-[auto_1fr]">
        <Fact label={t('number')}>{number}</Fact>
        {replyBy && <Fact label={t('reply')}>{replyBy}</Fact>}
      </dl>
      <div className="grid max-w-measure gap-3">
        {replyBy === null && <p>{t('soon')}</p>}
        <p className="wrap-anywhere">{t('copy', { email })}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton href="/">{t('continue')}</LinkButton>
        <LinkButton href={CONTACT_PATHS.form} variant="outline">
          {t('another')}
        </LinkButton>
      </div>
    </div>
  )
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt className="text-small font-regular text-muted">{label}</dt>
      <dd className="mt-1 text-lead tabular-nums">{children}</dd>
    </div>
  )
}
