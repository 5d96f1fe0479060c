import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { whiteGlovePath } from './paths.ts'

/** A link to the white-glove form for the bag or an order. */
export function WhiteGloveLink({ of }: { of: Parameters<typeof whiteGlovePath>[0] }) {
  const t = useTranslations('request.forms.white-glove')
  return (
    <TextLink href={whiteGlovePath(of)} rel="nofollow" data-opens-form className="text-small">
      {t('row')}
    </TextLink>
  )
}
