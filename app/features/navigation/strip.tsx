import type { ReactNode } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Link } from '#app/ui/text/link.tsx'
import type { MarketingMessage } from '#clients/content/marketing-message.ts'

/** The strip above the header: country and language, a message, contact details. */
export function Strip({
  market,
  message,
  contact,
  about,
}: {
  market: ReactNode
  message: MarketingMessage | null
  contact: ReactNode
  /** Whether the house has a page about itself. */
  about: boolean
}) {
  const t = useTranslations('navigation')
  return (
    <aside aria-label={t('strip')} className="border-b border-hairline max-lg:hidden print:hidden">
      <div className="strip-row">
        <div className="flex items-center gap-6">{market}</div>
        <p className="line-clamp-2 text-center">
          {message?.link ? (
            <Link href={message.link} className="transition-colors hover:text-accent">
              {message.text}
            </Link>
          ) : (
            message?.text
          )}
        </p>
        <div className="flex items-center justify-end gap-6">
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
