import { Fragment, type ReactNode } from 'react'
import { CONTACT_PATHS } from '#app/features/requests/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useHouse } from '#app/ui/page/house.ts'
import { Wordmark } from '#app/ui/page/wordmark.tsx'
import { Link } from '#app/ui/text/link.tsx'
import type { Footer as FooterContent } from '#clients/content/footer.ts'
import type { Contact } from './contact/contact.ts'
import { ContactButton } from './contact/contact-panel.tsx'

/** The footer of every page: a sentence about the company, columns of links, phone, country and language. */
export function Footer({
  content,
  contact,
  market,
  consent,
  newsletter,
}: {
  content: FooterContent | null
  contact: Contact
  market: ReactNode
  consent: ReactNode
  newsletter: ReactNode
}) {
  const t = useTranslations('navigation')
  const { legal } = useHouse()
  const { phone, hours, whatsapp, tradeEmail } = contact
  return (
    <footer className="page-footer mt-section bg-linen text-small print:hidden">
      {newsletter}
      <div className="mx-auto grid max-w-page grid-cols-2 gap-x-8 gap-y-10 px-gutter pt-16 pb-12 lg:footer-columns">
        <div className="max-lg:col-span-2">
          <Wordmark size="footer" />
          {content?.note && <p className="mt-4 max-w-64 text-muted">{content.note}</p>}
          <p className="mt-6">
            <a href={phone.href} className={FOOTER_LINK}>
              {phone.display}
            </a>
            <span className="block text-muted">{t('contact.hours', { hours })}</span>
            {whatsapp && (
              <a href={whatsapp.href} className={FOOTER_LINK}>
                {`WhatsApp ${whatsapp.display}`}
              </a>
            )}
          </p>
          {tradeEmail && (
            <p className="mt-3">
              <span className="block text-muted">{t('contact.trade')}</span>
              <a href={`mailto:${tradeEmail}`} className={FOOTER_LINK}>
                {tradeEmail}
              </a>
            </p>
          )}
          <p className="mt-3 grid justify-items-start">
            <ContactButton className={FOOTER_LINK} />
            <Link href={CONTACT_PATHS.form} className={FOOTER_LINK}>
              {t('contact.write')}
            </Link>
          </p>
        </div>
        {content?.columns.map(({ key, title, links }) => (
          <nav key={key} aria-label={title}>
            <h2 className="text-muted">{title}</h2>
            <ul className="mt-3 grid gap-1">
              {links.map(({ label, labelLanguage, url }) => (
                <li key={url}>
                  <Link href={url} lang={labelLanguage} className={FOOTER_LINK}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="mx-auto flex max-w-page flex-wrap gap-x-8 gap-y-2 border-t border-hairline px-gutter py-5 text-muted">
        {market}
        <nav aria-label={t('terms')} className="lg:ms-auto">
          <ul className="flex flex-wrap gap-x-6">
            {content?.legal.map(({ label, url }) => (
              <li key={url}>
                <Link href={url} className={FOOTER_LINK}>
                  {label}
                </Link>
              </li>
            ))}
            <li>{consent}</li>
          </ul>
        </nav>
        {legal.length > 0 && (
          <p className="w-full text-fine">
            {legal.map((line, index) => (
              <Fragment key={line}>
                {index > 0 && ' · '}
                <span className="inline-block">{line}</span>
              </Fragment>
            ))}
          </p>
        )}
      </div>
    </footer>
  )
}

export const FOOTER_LINK = 'inline-block py-1 transition-colors hover:text-accent'
