import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Link } from '#app/ui/text/link.tsx'
import type { DirectPage } from './direct-pages.ts'
import type { FoundKind, FoundPages } from './found-pages.ts'

const KINDS = [
  'artisan',
  'collection',
  'magazine',
  'landing',
  'tradeProgram',
] as const satisfies readonly FoundKind[]

/** Shows one line per kind, so that the pieces remain visible. */
export function FoundPagesSection({ found }: { found: FoundPages }) {
  const t = useTranslations('search.found')
  return (
    <section aria-label={t('label')} className="mb-8 bg-linen px-5 py-4">
      {found.direct.length > 0 && <DirectLinks pages={found.direct} />}
      <dl className="grid gap-x-8 gap-y-1.5 md:grid-cols-[max-content_1fr]">
        {KINDS.filter((type) => found[type].length > 0).map((type) => (
          <div key={type} className="contents">
            <dt className="pt-1 text-small text-muted max-md:not-first:pt-2">{t(type)}</dt>
            <dd className="flex flex-wrap gap-x-7">
              {found[type].map(({ title, url, place }) => (
                <Link
                  key={url}
                  href={url}
                  className="inline-block py-1 font-display text-lead leading-tight transition-colors hover:text-accent"
                >
                  {title}
                  {place && <span className="ms-2 font-text text-fine text-muted">{place}</span>}
                </Link>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function DirectLinks({ pages }: { pages: readonly DirectPage[] }) {
  const t = useTranslations('search.found.page')
  return (
    <ul className="flex flex-wrap gap-x-7 not-last:pb-2">
      {pages.map((page) => (
        <li key={page.url}>
          <Link
            href={page.url}
            className="inline-flex min-h-11 items-center font-display text-title leading-tight underline decoration-hairline underline-offset-4 transition-colors hover:text-accent"
          >
            {'ownPage' in page ? t(page.ownPage) : page.title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
