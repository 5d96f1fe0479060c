import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import { INTENT } from './details-form.ts'

/** Lets a guest sign in and return; part of the form, so that the input is submitted along. */
export function SignInOffer() {
  const t = useTranslations('checkout.details')
  return (
    <p className="text-small">
      {t('account')}{' '}
      <button type="submit" name={INTENT} value="sign-in" formNoValidate className={TEXT_LINK}>
        {t('sign-in')}
      </button>
    </p>
  )
}
