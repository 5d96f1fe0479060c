import type { ReactNode } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { useHouse } from '#app/ui/page/house.ts'
import { TextLink } from '#app/ui/text/text-link.tsx'
import type { Language } from '#domain/market/language.ts'

/** `lang`: the language of the text, if it is not the page's. */
type HouseDescription = { readonly text: string; readonly lang: Language | undefined }

/** The opening of a home page without editorial content: what the house says of itself. */
export function GeneratedHome({
  description,
  children,
}: {
  description: HouseDescription
  children: ReactNode
}) {
  const t = useTranslations('editorial.generated')
  return (
    <>
      <section className="mx-auto w-full max-w-page px-gutter pt-section">
        <h1 lang={description.lang} className="hero-title max-w-measure text-balance">
          {description.text}
        </h1>
        <LinkButton href="/search" className="mt-8 max-sm:w-full">
          {t('all-pieces')}
        </LinkButton>
      </section>
      <div className="pt-section">{children}</div>
    </>
  )
}

/** The home page of a shop without any product. */
export function OpeningSoon({ description }: { description: HouseDescription }) {
  const t = useTranslations('editorial.generated')
  const { contact } = useHouse()
  return (
    <section className="mx-auto grid w-full max-w-page gap-6 px-gutter py-section">
      <h1 lang={description.lang} className="hero-title max-w-measure text-balance">
        {description.text}
      </h1>
      <p className="max-w-measure">{t('soon')}</p>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <TextLink href={`mailto:${contact.email}`}>{contact.email}</TextLink>
        <TextLink href={contact.phone.href}>{contact.phone.display}</TextLink>
      </p>
    </section>
  )
}
