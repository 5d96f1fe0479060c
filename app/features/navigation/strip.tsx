import type { ReactNode } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Link } from '#app/ui/text/link.tsx'
import type { StripMessage } from './strip-messages.ts'

export function Strip({
  market,
  messages,
  contact,
  hasAboutLink,
}: {
  market: ReactNode
  messages: readonly StripMessage[]
  contact: ReactNode
  hasAboutLink: boolean
}) {
  const t = useTranslations('navigation')
  return (
    <aside
      aria-label={t('strip')}
      className={classNames(
        'border-b border-hairline print:hidden',
        messages.every(({ text }) => !text) && 'max-lg:hidden',
      )}
    >
      <div className="strip-row">
        <div className="flex items-center gap-6 max-lg:hidden">{market}</div>
        {messages.map(({ key, text, link, audience }) => (
          <p key={key} className="strip-message" data-audience={audience} data-key="strip">
            {link ? (
              <Link href={link} className="transition-colors hover:text-accent">
                {text}
              </Link>
            ) : (
              text
            )}
          </p>
        ))}
        <div className="flex items-center justify-end gap-6 max-lg:hidden">
          {hasAboutLink && (
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
