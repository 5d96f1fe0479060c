import { useTranslations } from '#app/i18n/use-translations.ts'
import { Link } from '#app/ui/link.tsx'
import { imageAddress } from '#app/ui/picture-source.ts'
import type { FindableType } from '#clients/content/pages/findable-pages.ts'
import type { FoundPage, FoundPages } from './found-pages.ts'

const KINDS = ['artisan', 'collection', 'magazine'] as const satisfies readonly FindableType[]

/** Artisans, collections and articles that a search found, beside the pieces. */
export function FoundPagesSection({ found }: { found: FoundPages }) {
  const t = useTranslations('search.found')
  return (
    <section
      aria-label={t('label')}
      className="mb-8 grid gap-8 bg-linen p-5 md:auto-cols-fr md:grid-flow-col md:p-8"
    >
      {KINDS.filter((type) => found[type].length > 0).map((type) => (
        <div key={type}>
          <h2 className="mb-3 text-small text-muted">{t(type)}</h2>
          <ul className="grid gap-3">
            {found[type].map((page) => (
              <li key={page.url}>
                <PageLink page={page} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function PageLink({ page: { title, url, picture, place } }: { page: FoundPage }) {
  return (
    <Link href={url} className="flex items-center gap-3.5 transition-colors hover:text-accent">
      {picture && (
        <img
          src={imageAddress(picture.url, 360)}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-16 shrink-0 object-cover"
        />
      )}
      <span>
        <span className="block font-display text-lead leading-tight">{title}</span>
        {place && <span className="block text-fine text-muted">{place}</span>}
      </span>
    </Link>
  )
}
