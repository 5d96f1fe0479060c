import type { ReactNode } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'

/** Spec §1: visual similar-product search: the pieces that look like one. */
export function SimilarPage({
  product: { title, path },
  results,
}: {
  product: { readonly title: string; readonly path: string }
  results: ReactNode
}) {
  const t = useTranslations('visual')
  const heading = t('similar', { title })
  return (
    <div className="mx-auto w-full max-w-page px-gutter pt-6 md:pt-10">
      <PageTitle>{heading}</PageTitle>
      <meta name="robots" content="noindex" />
      <header className="grid justify-items-start gap-3 pb-8">
        <h1 className="font-display text-display">{heading}</h1>
        <TextLink href={path} className="text-small">
          {t('back', { title })}
        </TextLink>
      </header>
      {results}
    </div>
  )
}
