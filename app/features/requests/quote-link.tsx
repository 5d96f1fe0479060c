import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { BAG_QUOTE_PATH } from './paths.ts'

/** Opens the form of a quote for the pieces of the bag. */
export function QuoteLink() {
  const t = useTranslations('request.forms.quote')
  return (
    <TextLink href={BAG_QUOTE_PATH} rel="nofollow" data-opens-form className="text-small">
      {t('row')}
    </TextLink>
  )
}
