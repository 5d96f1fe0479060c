import { use } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { TextField } from '#app/ui/form/text-field.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import type { SubscriptionPlace } from '#domain/newsletter/subscription.ts'
import { EMAIL_FIELD, PLACE_FIELD, TRAP } from './paths.ts'
import { PrivacyPathContext } from './privacy-path.ts'

type SignUpFieldsProps = {
  place: SubscriptionPlace
  id: string
  email?: string
  errors?: readonly string[]
  button?: string
  isBusy?: boolean
}

export function SignUpFields({ place, id, email, errors, button, isBusy = false }: SignUpFieldsProps) {
  const t = useTranslations('newsletter')
  const privacyPath = use(PrivacyPathContext)
  return (
    <div className="grid max-w-form content-start gap-3">
      <input type="hidden" name={PLACE_FIELD} value={place} />
      <input name={TRAP} autoComplete="off" tabIndex={-1} aria-hidden className="sr-only" />
      <div className={classNames('grid gap-3', place === 'footer' && 'sm:grid-cols-[1fr_auto] sm:items-end')}>
        <TextField
          id={id}
          // Other forms on the page have email fields too, so the label states the purpose.
          label={t(place === 'footer' ? 'to' : 'email')}
          name={EMAIL_FIELD}
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={email}
          errors={errors}
        />
        <Button type="submit" isBusy={isBusy}>
          {button ?? t('send')}
        </Button>
      </div>
      <p className="text-fine text-muted">
        {t('consent')} {privacyPath && <TextLink href={privacyPath}>{t('privacy')}</TextLink>}
      </p>
    </div>
  )
}
