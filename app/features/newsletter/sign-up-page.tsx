import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { NEWSLETTER_PATHS } from './paths.ts'
import type { RefusedSignUp } from './sign-up.server.ts'
import { SignUpFields } from './sign-up-fields.tsx'

/** The form on a page of its own: for who was refused, and for links. */
export function SignUpPage({ refused }: { refused: RefusedSignUp | null }) {
  const t = useTranslations('newsletter')
  const errors = useTranslations('errors.newsletter')
  const localePath = useLocalePath()
  const error = refused && errors(refused.code)
  const isField = refused?.code === 'email-invalid'
  const fieldErrors = error && isField ? [error] : []
  return (
    <div className="newsletter-page mx-auto grid w-full max-w-page gap-6 px-gutter pt-10 md:pt-16">
      <PageTitle>{t('title')}</PageTitle>
      <h1 className="max-w-measure font-display text-display">{t('title')}</h1>
      <p className="max-w-measure text-muted">{t('intro')}</p>
      <form
        method="post"
        action={localePath(NEWSLETTER_PATHS.signUp)}
        noValidate={refused !== null}
        className="grid gap-5"
      >
        <div className="max-w-form">
          <ErrorSummary
            message={error && !isField ? error : null}
            fields={[{ id: 'newsletter-email', label: t('email'), errors: fieldErrors }]}
          />
        </div>
        <SignUpFields place="page" id="newsletter-email" email={refused?.email ?? ''} errors={fieldErrors} />
      </form>
    </div>
  )
}
