import type { ReactNode } from 'react'
import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { Breadcrumbs } from '#app/ui/page/breadcrumbs.tsx'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import { Link } from '#app/ui/text/link.tsx'
import type { LegalPage as Legal } from '#clients/content/pages/legal-page.ts'
import { RichText } from '../blocks/rich-text.tsx'

export function LegalPage({ page, origin, children }: { page: Legal; origin: string; children?: ReactNode }) {
  const t = useTranslations('editorial.legal')
  const format = useFormat()
  const { language } = usePageLocale()
  const { title, content, effectiveDate, meta, area, paths } = page
  return (
    <div className="mx-auto w-full max-w-page px-gutter">
      <PageMeta title={meta.title ?? title} description={meta.description} origin={origin} />
      <div className="pt-6 md:pt-10">
        <Breadcrumbs crumbs={[]} current={title} />
      </div>
      <div className="legal pt-3">
        <article>
          <h1 className="font-display text-display">{title}</h1>
          <p className="mt-3 mb-8 text-small text-muted">
            {t('effective', { date: format.date(effectiveDate) })}
          </p>
          <RichText content={content} />
          {children}
        </article>
        <nav aria-label={t('area')} className="text-small print:hidden">
          <h2 className="text-muted">{t('area')}</h2>
          <ul className="mt-3 grid gap-1">
            {area.map(({ label, url }) => (
              <li key={url}>
                <Link
                  href={url}
                  aria-current={url === paths[language] ? 'page' : undefined}
                  className="inline-block border-b border-transparent py-1 transition-colors hover:text-accent aria-[current]:border-ink"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  )
}
