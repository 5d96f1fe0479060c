import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { NEWSLETTER_PATHS } from './paths.ts'
import { SignUpFields } from './sign-up-fields.tsx'

/** The form is the same for everyone and needs no script. */
export function FooterSignUp() {
  const t = useTranslations('newsletter')
  const localePath = useLocalePath()
  return (
    <form
      method="post"
      action={localePath(NEWSLETTER_PATHS.signUp)}
      className="mx-auto grid max-w-page gap-x-8 gap-y-4 border-b border-hairline px-gutter py-10 lg:grid-cols-2"
    >
      <p className="max-w-measure">
        <span className="block font-display text-title">{t('footer')}</span>
        <span className="text-muted">{t('intro')}</span>
      </p>
      <SignUpFields place="footer" id="footer-email" />
    </form>
  )
}
