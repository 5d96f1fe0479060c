import type { ReactNode } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Breadcrumbs } from '#app/ui/page/breadcrumbs.tsx'
import { useHouse } from '#app/ui/page/house.ts'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import type { GeneratedTopic } from '#domain/content/generated-topics.ts'

/** A legal page that a house has not written: who runs the shop, and what the page's own data says. */
export function GeneratedLegalPage({ topic, children }: { topic: GeneratedTopic; children?: ReactNode }) {
  const t = useTranslations('editorial.generated')
  const { legal, contact, name } = useHouse()
  const title = t(`${topic}.title`)
  return (
    <div className="mx-auto w-full max-w-page px-gutter">
      <PageTitle>{title}</PageTitle>
      <div className="pt-6 md:pt-10">
        <Breadcrumbs crumbs={[]} current={title} />
      </div>
      <article className="max-w-measure pt-3">
        <h1 className="font-display text-display">{title}</h1>
        <p className="mt-6">{t(`${topic}.text`)}</p>
        <address className="mt-6 grid gap-1 not-italic">
          {(legal.length > 0 ? legal : [name]).map((line) => (
            <span key={line}>{line}</span>
          ))}
          <span className="mt-2">
            <TextLink href={`mailto:${contact.email}`}>{contact.email}</TextLink>
          </span>
          <span>
            <TextLink href={contact.phone.href}>{contact.phone.display}</TextLink>
          </span>
        </address>
        {children}
      </article>
    </div>
  )
}
