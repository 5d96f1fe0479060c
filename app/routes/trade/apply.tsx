import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { loginPath } from '#app/features/account/paths.ts'
import { CheckoutFrame } from '#app/features/checkout/checkout-frame.tsx'
import { CaptchaField } from '#app/features/requests/form/captcha-field.tsx'
import { ApplicationPage } from '#app/features/trade/application/application-page.tsx'
import { TRADE_APPLICATION_PATH, TRADE_PATH } from '#app/features/trade/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { errorStatus, FramedError } from '#app/ui/page/error-page.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { clientsContext } from '#app/visitor/context.ts'
import type { Route } from './+types/apply.ts'
import { loadApplication, requireApplicant } from './load-application.server.ts'
import { submitApplication } from './submit-application.server.ts'

const PRIVATE = { 'Cache-Control': 'private, no-store' }

export async function loader({ context, url }: Route.LoaderArgs) {
  requireApplicant(context)
  const { captcha } = context.get(clientsContext)
  const application = await loadApplication(context)
  const captchaField = captcha && { provider: captcha.provider, siteKey: captcha.siteKey }
  return data({ ...application, captcha: captchaField, origin: url.origin }, { headers: PRIVATE })
}

/** The response to the form contains all data of the page. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === undefined && defaultShouldRevalidate
}

export async function action({ request, context, url }: Route.ActionArgs) {
  requireApplicant(context)
  return submitApplication({ request, context, url })
}

export default function Apply({ loaderData, actionData }: Route.ComponentProps) {
  const localePath = useLocalePath()
  const { form, view, captcha, origin } = loaderData
  const { tradeEmail: email, phone } = form.contact
  return (
    <Frame>
      <ApplicationPage
        data={form}
        view={actionData ?? view}
        isResponse={actionData !== undefined}
        origin={origin}
        signInPath={loginPath(localePath(TRADE_APPLICATION_PATH))}
        captcha={captcha && <CaptchaField {...captcha} phone={phone} email={email} refusal={actionData} />}
      />
    </Frame>
  )
}

function Frame({ children }: { children: React.ReactNode }) {
  const t = useTranslations('application')
  return (
    <CheckoutFrame
      back={
        <TextLink href={TRADE_PATH} className="text-small">
          {t('to-program')}
        </TextLink>
      }
    >
      {children}
    </CheckoutFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <FramedError status={errorStatus(error)} />
    </Frame>
  )
}
