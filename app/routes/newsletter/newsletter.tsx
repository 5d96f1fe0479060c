import { data } from 'react-router'
import { NEWSLETTER_PATHS } from '#app/features/newsletter/paths.ts'
import type { RefusedSignUp } from '#app/features/newsletter/sign-up.server.ts'
import {
  PRIVATE,
  SIGN_UP_STATUS,
  signUpFromForm,
  signUpHeaders,
} from '#app/features/newsletter/sign-up.server.ts'
import { SignUpFields } from '#app/features/newsletter/sign-up-fields.tsx'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { visitorContext } from '#app/visitor/context.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/newsletter.ts'

export const handle: PageHandle = { isUnlisted: true, isShared: true }

/** Used by the field of the footer and of this page. Redirects to the next step. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const refused = await signUpFromForm(await readForm(request), { request, context })
  if (refused) return data(refused, { status: SIGN_UP_STATUS[refused.code], headers: PRIVATE })
  const sentPath = localePath(context.get(visitorContext).locale, NEWSLETTER_PATHS.sent)
  return redirect(sentPath, { status: 303, headers: signUpHeaders(url) })
}

export default function Newsletter({ actionData }: Route.ComponentProps) {
  return <SignUpPage refused={actionData ?? null} />
}

/** Shown after a refused sign-up, and opened by links. */
function SignUpPage({ refused }: { refused: RefusedSignUp | null }) {
  const t = useTranslations('newsletter')
  const tErrors = useTranslations('errors.newsletter')
  const localePath = useLocalePath()
  const error = refused && tErrors(refused.code)
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
