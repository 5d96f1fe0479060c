import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import type { RequestKind } from '#domain/request/request-kinds.ts'
import { CONTACT_PATHS } from '../paths.ts'

export type SentView = {
  readonly kind: RequestKind
  readonly number: string
  readonly email: string
  readonly replyBy: string | null
  /** The formatted time of the call, and the path of a calendar entry; null if no call was requested. */
  readonly call: {
    readonly isImmediate: boolean
    readonly time: string
    readonly calendar: string | null
  } | null
  /** The path of the conversation; null unless the viewer sent the request from their account. */
  readonly thread: string | null
}

/** The number of a stored request, and by when the house replies. */
export function SentPage(sent: SentView) {
  const t = useTranslations('request.sent')
  const title = useSentTitle(sent)
  return (
    <div className="mx-auto grid w-full max-w-page gap-8 px-gutter pt-10 md:pt-16">
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      {/* The URL gives access to the receipt, so it is not sent to other sites. */}
      <meta name="referrer" content="same-origin" />
      <h1 className="font-display text-display">{title}</h1>
      <SentFacts {...sent} />
      <div className="flex flex-wrap gap-3">
        <LinkButton href="/">{t('continue')}</LinkButton>
        {sent.kind === 'contact' && (
          <LinkButton href={CONTACT_PATHS.form} variant="outline">
            {t('another')}
          </LinkButton>
        )}
      </div>
    </div>
  )
}

export function useSentTitle({ kind }: Pick<SentView, 'kind'>): string {
  const t = useTranslations('request.sent.titles')
  return t(kind === 'contact' || kind === 'back-in-stock' ? kind : 'other')
}

/** The next steps; shared by the page and the panel. */
export function SentFacts({ kind, number, email, replyBy, call, thread }: SentView) {
  const t = useTranslations('request.sent')
  return (
    <>
      {/* An older number would reveal that someone with this email address is already waiting. */}
      {kind !== 'back-in-stock' && (
        <dl className="grid max-w-measure gap-x-14 gap-y-5 border-y border-hairline py-6 sm:grid-cols-[auto_1fr]">
          <Fact label={t('number')} isUnbroken>
            {number}
          </Fact>
          {call && <Fact label={t(call.isImmediate ? 'call-soon' : 'call')}>{call.time}</Fact>}
          {replyBy && <Fact label={t('reply')}>{replyBy}</Fact>}
        </dl>
      )}
      {call?.calendar && (
        <LinkButton
          href={call.calendar}
          variant="outline"
          className="justify-self-start"
          data-document
          download
        >
          {t('calendar')}
        </LinkButton>
      )}
      <div className="grid max-w-measure gap-3">
        {replyBy === null && !call && kind !== 'back-in-stock' && <p>{t('soon')}</p>}
        <p className="wrap-anywhere">{t('copy', { email })}</p>
        {thread && (
          <p>
            <TextLink href={thread}>{t('thread')}</TextLink>
          </p>
        )}
      </div>
    </>
  )
}

function Fact({
  label,
  isUnbroken = false,
  children,
}: {
  label: string
  isUnbroken?: boolean
  children: string
}) {
  return (
    <div>
      <dt className="text-small font-regular text-muted">{label}</dt>
      <dd className={`mt-1 text-lead tabular-nums ${isUnbroken ? 'whitespace-nowrap' : ''}`}>{children}</dd>
    </div>
  )
}
