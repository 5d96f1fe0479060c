import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Link } from '#app/ui/text/link.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { listRequestPath } from './paths.ts'

export function QuoteLink() {
  const t = useTranslations('request.forms.quote')
  return (
    <TextLink href={listRequestPath('quote', 'bag')} rel="nofollow" data-opens-form className="text-small">
      {t('row')}
    </TextLink>
  )
}

export function ListQuoteButton({ listId }: { listId: string }) {
  const t = useTranslations('request.forms.quote')
  const href = listRequestPath('quote', { listId })
  return (
    <LinkButton href={href} variant="outline" width="full" rel="nofollow" data-opens-form>
      {t('title')}
    </LinkButton>
  )
}

/** A link styled for the bar of links of a list. */
export function ConsultationLink({ listId }: { listId: string }) {
  const t = useTranslations('request.forms.consultation')
  const href = listRequestPath('consultation', { listId })
  return (
    <Link href={href} rel="nofollow" data-opens-form className={BAR_LINK}>
      {t('row')}
    </Link>
  )
}

const BAR_LINK = 'inline-flex min-h-9 items-center transition-colors hover:text-accent'
