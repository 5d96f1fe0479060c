import { data } from 'react-router'
import { loginPath, requestPath } from '#app/features/account/paths.ts'
import { CheckoutFrame } from '#app/features/checkout/checkout-frame.tsx'
import { SAVED_PATH } from '#app/features/lists/paths.ts'
import { ABOUT, CONTACT_PATHS } from '#app/features/requests/paths.ts'
import { ReceivedPage, type ReceivedView } from '#app/features/trade/application/received-page.tsx'
import { TRADE_RECEIVED_PATH } from '#app/features/trade/paths.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { clientsContext, sessionContext, visitorContext } from '#app/visitor/context.ts'
import { screenVisitorOf } from '#app/visitor/screen-visitor.server.ts'
import { localePath } from '#domain/market/locale.ts'
import { standingOfRole } from '#domain/visitor/roles.ts'
import type { Route } from './+types/received.ts'
import { sendCertificate } from './send-certificate.server.ts'

export const handle: PageHandle = { isUnlisted: true }

const PRIVATE = { 'Cache-Control': 'private, no-store' }
const PATHS = { home: '/', saved: SAVED_PATH, contact: `${CONTACT_PATHS.form}?${ABOUT.topic}=trade` }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale, role } = context.get(visitorContext)
  const session = context.get(sessionContext)
  if (session === null) {
    const signInPath = loginPath(localePath(locale, TRADE_RECEIVED_PATH))
    const guest: ReceivedView = {
      standing: null,
      application: null,
      requestPath: null,
      isUnverified: false,
      signInPath,
    }
    return data(guest, { headers: PRIVATE })
  }
  const { tradeApplications, screens } = context.get(clientsContext)
  const { accessToken } = session
  const [own, account] = await Promise.all([
    tradeApplications.readOwn(accessToken),
    screens?.forAccount(screenVisitorOf(request), accessToken).read(),
  ])
  const application = own.ok ? own.value : null
  const view: ReceivedView = {
    // Just after the application, the role may be remembered from before.
    standing: standingOfRole(role) ?? (application && 'pending'),
    application: application && {
      email: application.email,
      isCertificateMissing: application.isCertificateMissing,
    },
    requestPath: application?.requestNumber ? requestPath(application.requestNumber) : null,
    isUnverified: account?.ok === true && !account.value.isEmailVerified,
    signInPath: null,
  }
  return data(view, { headers: PRIVATE })
}

export async function action({ request, context }: Route.ActionArgs) {
  return sendCertificate(request, context)
}

export default function Received({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CheckoutFrame>
      <ReceivedPage view={loaderData} paths={PATHS} refusal={actionData?.code ?? null} />
    </CheckoutFrame>
  )
}
