import type { ReactNode } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { useHouse } from '#app/ui/page/house.ts'
import { TextLink } from '#app/ui/text/text-link.tsx'

/** The opening of a home page without editorial content: what the house says of itself. */
export function GeneratedHome({ description, children }: { description: string; children: ReactNode }) {
  const t = useTranslations('editorial.generated')
  return (
    <>
      <section className="mx-auto w-full max-w-page px-gutter pt-section">
        <h1 className="hero-title max-w-measure text-balance">{description}</h1>
        <LinkButton href="/search" className="mt-8 max-sm:w-full">
          {t('all-pieces')}
        </LinkButton>
      </section>
      <div className="pt-section">{children}</div>
    </>
  )
}

/** The home page of a shop without any product. */
export function OpeningSoon({ description }: { description: string }) {
  const t = useTranslations('editorial.generated')
  const { contact } = useHouse()
  return (
    <section className="mx-auto grid w-full max-w-page gap-6 px-gutter py-section">
      <h1 className="hero-title max-w-measure text-balance">{description}</h1>
      <p className="max-w-measure">{t('soon')}</p>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <TextLink href={`mailto:${contact.email}`}>{contact.email}</TextLink>
        <TextLink href={contact.phone.href}>{contact.phone.display}</TextLink>
      </p>
    </section>
  )
}
