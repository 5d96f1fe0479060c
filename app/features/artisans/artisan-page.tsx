import type { ReactNode } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Breadcrumbs } from '#app/ui/page/breadcrumbs.tsx'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { Artisan } from '#clients/content/pages/artisans/artisan.ts'
import { ARTISANS_PATH } from './paths.ts'

export type ArtisanView = Omit<Artisan, 'story' | 'quote' | 'addedAt'>

/** A workshop: its place and craft, its story, a quotation, its pieces. */
export function ArtisanPage({
  artisan,
  origin,
  story,
  quote,
  pieces,
}: {
  artisan: ArtisanView
  origin: string
  story: ReactNode
  quote: ReactNode
  pieces: ReactNode
}) {
  const t = useTranslations('artisans')
  const { name, town, region, technique, intro, picture, founded } = artisan
  return (
    <>
      <PageMeta title={`${name}, ${town}`} description={intro} picture={picture} origin={origin} />
      <div className="mx-auto w-full max-w-page px-gutter pt-6 md:pt-10">
        <Breadcrumbs crumbs={[{ label: t('title'), href: ARTISANS_PATH }]} current={name} />
        <div className="artisan pt-6">
          {picture && (
            <Picture
              picture={picture}
              sizes="(min-width: 96rem) 42rem, (min-width: 64.0625rem) 46vw, 94vw"
              ratio="product"
              isPriority
            />
          )}
          <div className="artisan-words">
            <p className="text-small text-muted">{`${town}, ${region}`}</p>
            <h1 className="mt-2 font-display text-display-large">{name}</h1>
            {intro && <p className="mt-5 max-w-measure text-lead">{intro}</p>}
            <dl className="artisan-facts mt-6 text-small">
              {technique && <Fact term={t('technique')}>{technique}</Fact>}
              {founded && <Fact term={t('founded')}>{founded}</Fact>}
            </dl>
            {story && <div className="mt-8">{story}</div>}
          </div>
        </div>
      </div>
      {quote && <div className="pt-section">{quote}</div>}
      <div className="pt-section">{pieces}</div>
    </>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="font-regular text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
