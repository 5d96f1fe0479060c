import type { ReactNode } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Link } from '#app/ui/text/link.tsx'
import type { MarketingMessage } from '#clients/content/marketing-message.ts'

/** The strip above the header: country and language, a message, contact details; on phones only the message. */
export function Strip({
  market,
  message,
  targeted,
  audiences,
  contact,
  about,
}: {
  market: ReactNode
  message: MarketingMessage | null
  /** The message for an audience of the visitor, in place of the other. */
  targeted: MarketingMessage | null
  /** The audiences with a message of their own; empty for none. */
  audiences: string
  contact: ReactNode
  /** Whether the house has a page about itself. */
  about: boolean
}) {
  const t = useTranslations('navigation')
  const { tag } = usePageLocale()
  return (
    <aside
      aria-label={t('strip')}
      className={classNames(
        'border-b border-hairline print:hidden',
        message === null && targeted === null && 'max-lg:hidden',
      )}
    >
      <div className="strip-row">
        <div className="flex items-center gap-6 max-lg:hidden">{market}</div>
        <p className="strip-message">{message && <Message {...message} />}</p>
        {audiences && (
          <p key={tag} className="strip-message" data-audience={audiences} data-key="strip">
            {targeted && <Message {...targeted} />}
          </p>
        )}
        <div className="flex items-center justify-end gap-6 max-lg:hidden">
          {about && (
            <Link href="/about" className="py-1 transition-colors hover:text-accent">
              {t('about')}
            </Link>
          )}
          {contact}
        </div>
      </div>
    </aside>
  )
}

function Message({ text, link }: MarketingMessage) {
  return link ? (
    <Link href={link} className="transition-colors hover:text-accent">
      {text}
    </Link>
  ) : (
    text
  )
}
