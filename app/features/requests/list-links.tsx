import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { listRequestPath, requestPath } from './paths.ts'

/** Opens the form of a quote for the pieces of the bag. */
export function QuoteLink() {
  return <FormLink kind="quote" href={listRequestPath('quote', 'bag')} />
}

/** Opens the form of a design consultation. */
export function ConsultationLink() {
  return <FormLink kind="consultation" href={requestPath('consultation')} />
}

function FormLink({ kind, href }: { kind: 'quote' | 'consultation'; href: string }) {
  const t = useTranslations('request.forms')
  return (
    <TextLink href={href} rel="nofollow" data-opens-form className="text-small">
      {t(`${kind}.row`)}
    </TextLink>
  )
}
